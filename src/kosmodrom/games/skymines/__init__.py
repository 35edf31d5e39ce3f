"""Skymines: shares in four companies that dig on the Moon and in the Belt."""
