"""Several server processes with one PostgreSQL: who is there, and what they pass on."""
