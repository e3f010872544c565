"""People: guests and accounts, how they sign in, what they keep and what they may take away."""
