"""Changes of the database, in order; `ristal db upgrade` makes them, and so does a server that starts."""
