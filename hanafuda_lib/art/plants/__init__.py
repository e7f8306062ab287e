"""The twelve plants, one function each, three to a season of the old calendar."""
