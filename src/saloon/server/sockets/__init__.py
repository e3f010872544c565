"""Sockets: who is connected, what they follow, what they say."""
