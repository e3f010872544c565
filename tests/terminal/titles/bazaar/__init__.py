"""A made-up title for the tests of the terminal: long lists, a window, a hidden question, spectators."""
