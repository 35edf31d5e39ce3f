# Words that only the drawn board has.

drawn-board = The board of Skymines
drawn-slot = Slot { $slot }
drawn-rest = Resting slot { $slot }
drawn-column = Column { $column }
drawn-screen = Screen { $screen }
