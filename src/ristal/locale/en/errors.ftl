# Errors: `error-<code>-<problem>` is a whole sentence, `wrong-…` the remedy inside one. Those of a command, of the server or of a game stand with its other texts.

## Answers

error-malformed-answer = “{ $letter }” at place { $place } cannot stand in an answer. Use words of latin letters, digits and hyphens with spaces between, for example b1.
error-malformed-answer-empty = Say what you mean: the answer is empty.
error-malformed-answer-long = An answer has at most { $limit } letters.
error-malformed-answer-none = At least one answer is needed, here is none.
error-malformed-answer-no-text = Answers are texts.
error-illegal-answer = { $text } is not allowed now. You may answer: { $legal }.
error-illegal-answer-action = Action { $action } ({ $text }) is not legal for seat { $seat } now.
error-illegal-answer-one-by-one = One of these answers shows something new before the last one, and none of them counts: give them one by one.
error-stale = That question is closed: question { $number } is open now.
error-not-asked = It is not your turn.
error-not-asked-over = The game is over.
error-not-asked-not-over = Cards are turned up when the match is over.
error-not-asked-which-seat = Several seats are asked: say which one answers.
error-not-asked-seat = There is no such seat at the table.
error-not-asked-move = There is no such move: the last is { $last }.
error-not-asked-forgotten = The past of this match is kept elsewhere.
error-not-asked-no-undo = There is nothing to take back.
error-not-asked-draft = What comes next cannot be known yet: answer, and you will see.
error-not-asked-resign = Only one of two can resign: the rules do not say who wins when one of { $seats } leaves.
error-not-asked-die-first = Throw the die first.
error-not-asked-no-die = There is no die to throw now.
error-not-asked-die-sides = This die has { $sides } sides.
error-script-ended = The script of { $count } outcomes has ended; one from 0 to { $last } is wanted next.
error-script-ended-outcome = Outcome { $number } of the script is { $outcome }; one from 0 to { $last } is wanted there.

## Settings

error-bad-option-unknown = There is no setting “{ $option }”. There are: { $known }.
error-bad-option-one-of = “{ $option }”: there is no “{ $given }”. You may choose: { $choices }.
error-bad-option-list = “{ $option }” takes a list of { $count }, one for each seat. You may choose: { $choices }.
error-bad-option-twice = “{ $option }”: { $choice } is chosen twice; different ones are needed.
error-bad-option-seats = Wrong number of players. You may choose: { $choices }.
error-bad-option-teams = Teams need four players.
error-bad-option-first = Whoever begins has to sit at the table, and there are { $count } seats.
error-bad-option-mode = This mode is for another number of players: { $count } sit at the table.
error-bad-option-board = This board does not fit: it has too few start spaces for { $count } players.
error-bad-option-few-heroes = There are only { $count } heroes: allow one to be chosen twice.
error-bad-option-game = There is no game “{ $given }”. There are: { $choices }.
error-bad-option-bot = There is no bot “{ $given }”. There are: { $choices }.
error-bad-option-language = There is no language “{ $given }”. There are: { $choices }.
error-bad-option-viewer = There is no viewer “{ $given }”. There are: the number of a seat, { $choices }.
error-bad-option-lesson = There is no lesson “{ $given }”. There are: { $choices }.
error-bad-option-own-bot-file = There is no file with a bot: { $file }.
error-bad-option-own-bot-fails = The bot in { $file } does not start: { $reason }
error-bad-option-own-bot-class = There is no bot “{ $given }” in { $file }. Its bots: { $bots }.

## Content, positions, saves and records

error-bad-content-place = A mistake in a content file: { $file }: { $place }: { $remedy }
error-bad-content-unreadable = A mistake in a content file: { $file }: it cannot be read in { $folder }: { $reason }
error-bad-content-no-file = A mistake in a content file: { $file }: there is no such file in { $folder }
error-bad-content-no-files = A mistake in a content file: there is no file { $file } in { $folder }
error-bad-content-toml = A mistake in a content file: { $file }: { $reason }
error-bad-position-place = A mistake in the position: { $place }: { $remedy }
error-bad-position-broken = A mistake in the position: it cannot arise, for { $reason }
error-bad-position-toml = A mistake in the position: { $reason }
error-bad-save-place = The file is damaged at “{ $place }”: { $remedy }
error-bad-save-damaged = The file is damaged: { $reason }
error-bad-save-no-match = This is neither a match nor a record of one.
error-bad-save-format = The file has another format: another version of the program made it.
error-bad-save-game = The file belongs to the game “{ $given }”, not to “{ $needed }”.
error-bad-save-version = The file was made by version { $version } of the rules, this is version { $reads }.
error-bad-save-content = The file was made with other cards than these.
error-replay-differs = The file does not fit its own moves: “{ $place }” is another than what they lead to: { $remedy }
error-replay-differs-row = The stored match does not fit its own moves: row { $move } led to another state.

## Files

wrong-no-folder = it is no folder
wrong-forbidden = permission denied
wrong-system = { $reason }
wrong-toml-at = this is not TOML: { $reason } (line { $line }, column { $column })
wrong-toml = this is not TOML: { $reason }

## Any field

wrong-missing = is missing; { $expected } is expected
wrong-expected = { $expected } is expected, not { $found }
wrong-unknown = is not known here; known are { $known }
wrong-long-id = an id has at most { $most } letters, this has { $count }
wrong-long-name = a name has at most { $most } letters, this has { $count }
wrong-edition-folder = belongs into a folder of one of the games: { $known }
wrong-reserved-id = '{ $id }' has a meaning of its own in answers; another id is expected
wrong-id-letters = an id has small latin letters, digits, '-' and apostrophes only, not { $found }
wrong-taken = '{ $id }' is taken; each needs an id of its own
wrong-own-ids = an id stands here twice; each needs an id of its own
wrong-no-ending = there is no [[step.end]] with verdict = "{ $verdict }"; one can do it right and wrong
wrong-last-ending = the last [[step.end]], and no other, has no `when`: it stands for whatever else may come
wrong-count-of-numbers = { $count } numbers from { $least } to { $most } are expected, not { $given }
wrong-many-arguments = at most { $most } arguments are expected, not { $given }
wrong-sum = the cards have to add up to { $needed }, these add up to { $given }
wrong-two = two players need at least two
wrong-each-seat = a list with an entry for each of the { $seats } seats is expected
wrong-names = a list of names is expected
wrong-no-such-of = there is no '{ $name }'; there are { $known }
wrong-no-such = there is no '{ $name }'
wrong-not-so-many = there are not so many of '{ $name }'
wrong-cards = seat { $seat } has { $given } cards, not its { $needed }

## What is expected: inside other messages

wrong-expected-text = a text
wrong-expected-word = a text that is known here
wrong-expected-number = a whole number from { $least } to { $most }
wrong-expected-decimal = a number from { $least } to { $most }
wrong-expected-flag = true or false
wrong-expected-choice = one of { $choices }
wrong-expected-another = another one of { $choices }
wrong-expected-some = at least one of { $choices }
wrong-expected-texts = a list of texts
wrong-expected-plain = a text, a number, true or false
wrong-expected-answers = at least one answer
wrong-expected-condition = at least one condition
wrong-expected-list = a list
wrong-expected-length = a list of { $least } to { $most }
wrong-expected-row = a list of { $count }
wrong-expected-table = a table
wrong-expected-icons = a list of one to { $most } names of icons, as ["crown", "sword-in-stone"]
wrong-expected-tables = at least one [[{ $name }]]
wrong-expected-pile = a list of cards and what is known of them
wrong-expected-marks = one mark for each of { $count } cards
wrong-expected-barred = what a card is known not to be
wrong-expected-script = a script that is running
wrong-expected-step = a step of this game
wrong-expected-fields = { $step } with { $fields }
wrong-expected-ground = one of { $choices } under all others
wrong-expected-result = how the match ended, or null,

## States and moves that are saved

wrong-gone = is missing
wrong-too-much = is not known here
wrong-value = { $needed } is right, not { $found }
wrong-length = { $needed } are right, here are { $given }
wrong-no-question = the last step is expected to be a question
wrong-nobody-asked = nobody is asked anything
wrong-together-below = a question to several seats waits below another
wrong-scripts = { $running } scripts are running, { $going } are gone on with
wrong-sealed = the seat cannot answer '{ $text }'
wrong-fails = the rules cannot go on from it ({ $reason })
wrong-migration = it cannot be brought to this version ({ $reason })
wrong-written-otherwise = this game would write it otherwise
wrong-options = every option has its value, as in { $needed }
wrong-other-options = this position is played with { $seats } seats and { $options }
wrong-chance = a source of chance is ['fair', seed, counter], ['fast', …], ['scripted', …] or ['hand', source]
wrong-outcomes = { $needed } outcomes of chance are wanted, here are { $given }
wrong-script-row = a seat, an answer and the outcomes of chance are expected
wrong-event-fields = these are not the fields of '{ $event }'
wrong-action-row = a list of three is expected: after which move, what, by whom
wrong-action-move = there is no move { $move }
wrong-action = there is no action { $action }
wrong-action-end = the match cannot have ended so
wrong-action-seat = { $seat } cannot have done it
wrong-actions-order = the actions are not in the order in which they can have been done
