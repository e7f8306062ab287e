"""The version of the library, which is that of the whole course."""

__version__ = "0.1.0"
