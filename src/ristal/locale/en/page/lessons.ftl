# Lessons and the first game

lessons-step-of = step { $now } of { $all }
lessons-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-goal = Goal
lessons-right = Right
lessons-not-so = Not quite
lessons-done = This step is done.
lessons-missed = The goal is not reached.
lessons-is-done = done:
lessons-next = Next
lessons-again = Once more
lessons-show = Show me
lessons-play-on = Play on yourself
lessons-leave = Play on yourself: end the teaching
lessons-over = You know the rules
lessons-over-note = Now you can play a whole game.
lessons-to-invite = To the invitation
lessons-passed = Lesson done
lessons-passed-note = On to the next one. Or go back to the school and choose for yourself.
lessons-next-lesson = Next lesson
lessons-to-school = To the school
lessons-none = There is no such lesson.
