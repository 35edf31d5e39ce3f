"""Passwords, tokens and limits: what keeps the server safe from strangers."""
