"""Puzzles: capture choices and decisions, their data model, their facts, and the shelf of them."""
