"""Training: games of bots against themselves teach what the features of a game are worth."""
