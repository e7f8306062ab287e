"""Exercises: what is asked, the answer, and the reason for each right and wrong answer."""
