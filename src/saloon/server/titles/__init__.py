"""The titles of the house for those who do not play yet: cards, rules, aids, lessons."""
