"""The house: tables, seats, clocks, talk, and nothing ever lost."""
