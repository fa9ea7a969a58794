"""A history checker: clients play on servers that are killed, stopped, cut off and out of disk; whatever they asked for
and were told is recorded, and held against a model of what a match may be."""
