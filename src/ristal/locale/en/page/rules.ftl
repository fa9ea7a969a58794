# Page: the rules

rules-games = Games
rules-parts = What to show
rules-examples = Examples
rules-chapters = Chapters
rules-chapter = Chapter { $at } of { $all }
rules-previous = Previous chapter
rules-next = Next chapter
rules-in-force = in force at the table
rules-opened-at = Opened at clause { $clause }, which decides what you may do at your table now.
rules-to-table = To the table
rules-none-found = Nothing found.
rules-position = The table in this position
rules-may = Like this:
rules-may-not = Not like this:
rules-try = Try it yourself
