"""One module for each change of the store, in the order of their numbers."""
