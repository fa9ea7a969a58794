# The laboratory: bots against bots, and how fast everything runs

lab-help-arena = Bots against bots: who is stronger, how games end, what the first turn is worth.
lab-help-game = the game, for example vstrechny
lab-help-bots = a bot for each seat: random, greedy, novice, fighter, master, ismcts:0.2s (seconds), ismcts:500 (iterations) or your own, mybot.py:Cautious
lab-help-games = how many games; in a matrix, for each pairing. Rounded up so that everyone has every seat equally often
lab-help-matrix = compare each choice of an option with each other, for example armies
lab-help-options = options of the game, for example armies=south,north variant=standard
lab-help-seed = seed of chance: the same seed gives the same games
lab-help-workers = how many processes to use (by default one for each core)
lab-help-content = a folder with your own cards
lab-help-arena-json = write the totals and every game to this file
lab-help-count = count events of the games by one of their fields, for example unit-attacked.outcome
lab-help-page = write what is shown to this file, as a page in Markdown
lab-help-bench = Measure the speed: random games, copies of the table, a bot's search.
lab-help-bench-games = which games to measure (all by default)
lab-help-seconds = seconds for one measurement
lab-help-rounds = how often to repeat; the median counts
lab-help-bench-json = print nothing but the data as JSON

lab-playing = Playing
lab-measuring = Measuring
lab-interrupted = Interrupted: { $played } of { $games } played.

lab-arena-title = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
lab-bot = Bot
lab-seat = Seat
lab-any-seat = overall
lab-games = Games
lab-wins = Wins
lab-draws = Draws
lab-losses = Losses
lab-points = Points (95%)
lab-overall = Overall
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-small-matrix-caption = Points in per cent: row against column, by the numbers of the rows; overall with the 95% interval.
lab-matrix-caption = Share of points: row against column; below it, the 95% confidence interval.
lab-seat-share = Seat { $seat } gets { $share } of the points ({ $interval }).
lab-first-player = The first player gets { $share } of the points ({ $interval }): an edge of { $sign }{ NUMBER($edge, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
lab-length = Decisions in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $shortest } to { $longest }.
lab-endings = How the games ended:
lab-counted = How often: { $event } (by “{ $field }”)

lab-bench-title = Speed: median of { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}, Python { $python }
lab-bench-pure-only = The build installed here is not compiled: there are no compiled rows.
lab-bench-no-peers = To compare with OpenSpiel and python-chess, install the extra: pip install 'ristal[bench]'
lab-bench-notes = Bot: iterations of the search per second. × tells how many times the decisions per second of pure and of OpenSpiel's connect_four.
    Copy, dec.: how many decisions could be made in the time of one copy of the table. Rounds alternate: trust ratios rather than figures.
lab-bench-peers = peer: games of others (OpenSpiel, python-chess), driven by the usual loop in Python.
lab-bench-game = Game
lab-bench-build = Build
lab-bench-playouts = Games /s
lab-bench-decisions = Decisions /s
lab-bench-copy = Copy, µs
lab-bench-iterations = Bot, it./s
lab-bench-to-pure = × pure
lab-bench-to-connect-four = × connect _four
lab-bench-copy-in-decisions = Copy, dec.
lab-bench-rate = { NUMBER($value, maximumFractionDigits: 0) }
lab-bench-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-bench-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

lab-setting = { $option }: { $choice }
lab-seat-number = seat { $number }

error-bad-option-matrix-option = There is no setting “{ $given }”. There are: { $known }.
error-bad-option-matrix-one-for-all = A matrix compares what each seat chooses for itself; “{ $option }” is one for all.
error-bad-option-matrix-bots = A matrix takes two bots; named: { $count }.
error-bad-option-name-value = Settings are written name=value; this is not: “{ $given }”.
error-bad-option-count-event = There is no event “{ $given }”. There are: { $known }.
error-bad-option-count-field = The event { $event } has no field “{ $given }”. It has: { $known }.
error-bad-option-unwritable = { $file } cannot be written: { $reason }.
error-game-failed = The game with seed { $seed } failed: { $reason }.
    To play it again: { $replay }
error-bench-failed = The measuring failed: { $message }
