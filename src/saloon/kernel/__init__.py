"""The kernel: what every title stands on. It knows no title, no server, no clock and no disk."""
