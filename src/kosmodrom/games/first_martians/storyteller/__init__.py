"""A companion for owners of the box: the storyteller of a mission at their table (FM-1301 on).

It knows the mission, the Events and the Adventures, by the same data and rules as in the game. The
board it does not know: it tells what to do there, and asks what it must know to go on.
"""
