"""How fast rules, copies and searches are, beside other projects in the same run."""
