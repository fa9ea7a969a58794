"""The laboratory: bots against bots by the thousand, and how fast everything runs."""
