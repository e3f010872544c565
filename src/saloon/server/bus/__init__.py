"""What goes between the nodes of one house: what each has written, who is connected, thoughts of bots."""
