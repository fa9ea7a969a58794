"""Writes the folder of a page without a server. Runs where Ristal is installed, never in the browser."""
