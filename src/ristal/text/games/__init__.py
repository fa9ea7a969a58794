"""A guide of each game, in a module by the game's id, with a `GameGuide`."""
