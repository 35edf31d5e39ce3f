"""Campaigns: series of tables that the same people play."""
