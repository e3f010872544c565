"""The titles. Each is one folder; nothing is registered anywhere (see `saloon.kernel.catalogue`)."""
