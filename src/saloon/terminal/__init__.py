"""The house in a terminal: boards as text, numbered choices, plain lines for pipes and screen readers."""
