"""A companion for owners of the box: the hourglass and the dispatcher beside their table.

It runs the hourglass, keeps the adventure deck and turns its cards, rolls what comes at the ships,
and reckons the settlement, by the same rules as in the game. Ships, crews and credits lie on the
table: about those it asks.
"""
