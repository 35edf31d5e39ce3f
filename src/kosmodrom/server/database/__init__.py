"""The database: SQLite or PostgreSQL, its tables and migrations."""
