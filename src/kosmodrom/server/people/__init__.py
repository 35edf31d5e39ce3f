"""People: guests, accounts and their sessions, and the host of the server."""
