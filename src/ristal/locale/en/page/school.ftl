# The school

school-about = Eight short lessons a game, all at the real table. Begin with any game.
school-done = all done
school-new = not begun
school-now = lesson { $number }: { $title }
school-known = Know the rules already?
school-known-note = Begin at the end: “{ $title }” opens all that stand before it.
school-progress = { $done } of { $all }
school-left = { $count ->
    [one] { $count } minute to go
   *[other] { $count } minutes to go
}
school-number = lesson { $number } of { $all }
school-facts = Rules § { $clauses }. No clock: mistakes cost nothing.
school-begin = Begin lesson { $number }
school-again = Repeat { $number }
school-repeat = Play it again
school-closed = Do lesson { $number } first: this one builds on it. Or pass the last one, and all will be open.
school-yours = Your lessons
school-result = { $misses ->
    [0] { $title }: no mistakes
    [one] { $title }: { $misses } mistake
   *[other] { $title }: { $misses } mistakes
}
school-station = Lesson { $number }: { $title }
school-is-done = done
school-is-closed = closed
school-play = Play
