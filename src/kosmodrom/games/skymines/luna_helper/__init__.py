"""A companion for owners of the box: it plays Luna at their table (chapter 16).

It holds her cards and her two tracks, by the same rules as in the game (`rules/luna_cards.py`).
What lies on the table it does not know: there it asks.
"""
