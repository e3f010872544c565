"""Telling people who are not at the page: what is worth telling, when, and over which channel."""
