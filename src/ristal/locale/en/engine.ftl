# Words common to all games: results, reasons, errors.

result-won = { $count ->
    [one] { $winners } won. { $how }
   *[other] { $winners } won. { $how }
}
result-draw = A draw. { $how }

option-random = at random

may-do = if you like, { $effect }

why-allowed = { $text } is allowed.
why-unknown = { $text } is no answer to this question: { $asked } You may answer: { $legal }.
why-pointed-allowed = { $thing }: you may. { $answers }.
why-pointed-waits = { $thing }: it is for { $players } to decide now.
why-pointed-other = { $thing }: something else comes first. { $asked }
why-pointed-others = { $thing } belongs to { $player }. { $asked }
why-pointed-gone = { $thing } is out of the game. { $asked }
why-pointed-place = this place
answers-more = and { $count } more

error-malformed-answer = That is not how answers are written. Use words of latin letters, digits and hyphens with spaces between, for example b1.
error-illegal-answer = { $text } is not allowed now. You may answer: { $legal }.
error-not-asked = It is not for you to answer now.
error-stale = That question is closed: another one is open now.
error-bad-option = A wrong setting: { $message }
error-bad-content = A mistake in a content file: { $message }
error-bad-position = A mistake in the position: { $message }
error-bad-save = The saved file cannot be read: { $message }
error-replay-differs = The file does not fit its own moves: “{ $place }” is another than what they lead to.
error-script-ended = The script of outcomes has ended: { $message }
error-bad-option-list = “{ $option }” takes a list of { $count }, one for each seat. You may choose: { $choices }.
error-bad-option-twice = “{ $option }”: { $choice } is taken already; different ones are needed.
error-bad-option-one-of = “{ $option }”: there is no “{ $given }”. You may choose: { $choices }.
error-bad-option-unknown = There is no setting “{ $option }”.
error-bad-option-seats = So many cannot play. You may choose: { $choices }.
error-bad-option-teams = Teams need four players.
error-bad-option-first = Whoever begins has to sit at the table, and there are { $count } seats.
error-bad-option-mode = This mode does not fit: there are { $count } at the table.
error-bad-option-board = This board does not fit: it has too few start spaces for { $count } players.
error-bad-option-few-heroes = There are only { $count } heroes: allow one to be chosen twice.
error-bad-option-game = There is no game “{ $given }”. There are: { $choices }.
error-bad-option-own-bot-file = There is no file with a bot: { $file }.
error-bad-option-own-bot-fails = The bot in { $file } does not start: { $reason }
error-bad-option-own-bot-class = There is no bot “{ $given }” in { $file }. Its bots: { $bots }.
error-bad-save-format = The file has another format: another version of the program made it.
error-bad-save-version = The file was made by version { $version } of the rules, this is version { $reads }.
error-bad-save-content = The file was made with other cards than these.
error-bad-save-no-match = This is neither a match nor a record of one.
error-not-asked-die-first = Throw the die first.
error-not-asked-no-die = There is no die to throw now.
error-not-asked-die-sides = This die has { $sides } sides.
error-not-asked-no-undo = There is nothing to take back.
error-not-asked-seat = There is no such seat at the table.
error-not-asked-over = The game is over.
error-not-asked-draft = What comes next cannot be known yet: answer, and you will see.
error-not-asked-which-seat = Several seats are asked: say which one answers.
error-not-asked-move = There is no such move: the last is { $last }.
error-bad-save-place = The file is damaged at “{ $place }”.
error-bad-option-language = There is no language “{ $given }”. There are: { $choices }.
error-malformed-answer-empty = Say what you mean: the answer is empty.
error-malformed-answer-long = An answer has at most { $limit } letters.
error-not-asked-forgotten = The past of this match is kept elsewhere.
error-bad-position-broken = A mistake in the position: it cannot arise, for { $message }.
error-bad-position-toml = A mistake in the position: { $message }

## What people do beside answering

match-resigned = { $player } resigns.
match-draw-agreed = The players agree on a draw.
match-taken-back = { $player } takes an answer back after seeing what was hidden.
match-branched = From here the match is played anew.
result-resigned = The game was given up.
result-draw-agreed = The players agreed so.
ended-resigned = Resigned
ended-draw-agreed = A draw
error-not-asked-resign = Only one of two can resign: the rules do not say who wins when one of { $seats } leaves.
error-not-asked-not-over = Cards are turned up when the match is over.
