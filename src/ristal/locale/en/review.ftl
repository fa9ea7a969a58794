# The review of a match: in a file and in the terminal

review-title = Review
review-heading = Result = skill + luck
review-result = result
review-skill = skill
review-luck = luck
review-guessing = guessing
review-start = Before the deal
review-outcome = Outcome
review-note = Skill is what is left of the result without luck and guessing. The losses of single answers are estimates of a search and need not add up to it.
review-curve = Chance to win
review-curve-note = from what was known before the answer, %
review-marked = Marked answers
review-none = No mistake heavier than three points.
review-better = better “{ $answer }”: { $best } instead of { $chance }
review-only = every other answer loses
review-mark-only = exact
review-moments = Where it was decided
review-luckiest = Luck by answers
review-deal = The deal
review-answer = Answer { $number }
review-lucky = luck: { $player }
review-lost = loss: { $player }
review-loss = Loss for each decision: { $points }
review-how = { $iterations ->
    [0] Judged without a search, by the values of positions alone.
    [one] The search looked at { $iterations } continuation of each question and knew no more than whoever answered.
   *[other] The search looked at { $iterations } continuations of each question and knew no more than whoever answered.
}
review-points = Points are wins of a hundred.
