"""The questions that `ristal lab` answers, one module each."""
