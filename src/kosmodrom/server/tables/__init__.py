"""Tables: their records and log, the games in memory, and all that is done at them.

An argument ``table`` that is a string is the id of a table, ``record`` is what is stored about it,
``opened`` is the table in memory (`OpenTable`), and ``opened.table`` is the running game, a
`kosmodrom.core.table.Table`.
"""
