"""The laboratory and the workshop of whoever sits at this machine."""
