"""Speed of the library: ``make bench``."""
