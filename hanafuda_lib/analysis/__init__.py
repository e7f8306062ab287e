"""What many rounds tell: simulation in bulk, odds, and what a decision cost."""
