"""One module per chapter of RULES.md; `turn` and `shootout` say in which order the chapters come."""
