"""Kosmodrom over the network: tables, people, storage, HTTP and WebSocket."""
