# The terminal
