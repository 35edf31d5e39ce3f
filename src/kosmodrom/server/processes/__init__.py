"""Processes of their own for what may crash, take too long or need too much memory."""
