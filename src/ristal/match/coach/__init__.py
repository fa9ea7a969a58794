"""The coach: what it advises before an answer, and what it says of a match when it is over."""
