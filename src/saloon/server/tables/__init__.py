"""Tables: how they are made, who sits there, what is said, and how long one may think."""
