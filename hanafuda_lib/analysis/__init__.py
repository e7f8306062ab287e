"""What can be counted exactly, and what many played rounds tell."""
