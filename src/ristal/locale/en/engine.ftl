# Words common to all games: results, reasons.

result-won = { $count ->
    [one] { $winners } won. { $how }
   *[other] { $winners } won. { $how }
}
result-draw = A draw. { $how }

option-random = at random

may-do = if you like, { $effect }
joined-and = and
joined-or = or

why-allowed = { $text } is allowed.
why-unknown = { $text } is no answer to this question: { $asked } You may answer: { $legal }.
why-not-together = These answers do not go together, and none of them counts: there are too many, or one rules out another.
why-pointed-allowed = { $thing }: you may. { $answers }.
why-pointed-waits = { $thing }: it is for { $players } to decide now.
why-pointed-other = { $thing }: not now. { $asked }
why-pointed-others = { $thing } belongs to { $player }. { $asked }
why-pointed-gone = { $thing } is out of the game. { $asked }
why-pointed-place = this place
answers-more = and { $count } more

## What people do beside answering

match-resigned = { $player } resigns.
match-draw-agreed = The players agree on a draw.
match-taken-back = { $player } takes an answer back after seeing what came of it.
match-branched = From here the match is played anew.
result-resigned = { $reader ->
    [won] Your opponent resigned.
    [lost] You resigned.
   *[watcher] The match was resigned.
}
result-draw-agreed = The players agreed on it.
ended-resigned = { $reader ->
    [won] They resigned
    [lost] You resigned
   *[watcher] Resigned
}
ended-draw-agreed = A draw
