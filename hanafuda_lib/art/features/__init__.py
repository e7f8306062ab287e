"""What stands on a card beside its plant: birds, beasts, things, storms, the phoenix."""
