# The laboratory: bots against bots, and how fast everything runs

lab-help-arena = Bots against bots: who is stronger, how games end, what the first turn is worth.
lab-help-game = the game, for example vstrechny
lab-help-bots = a bot for each seat: random, greedy, beginner, novice, fighter, master, champion, ismcts:0.2s (seconds), ismcts:500 (iterations) or your own, mybot.py:Cautious
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
lab-bench-notes = Bot: iterations of the search per second. × tells how many times the decisions per second of pure and of OpenSpiel's connect_four. Seconds are of processor time: what else the machine does does not count.
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
error-bad-option-change = “{ $given }”: a change is written FILE.PLACE=VALUE, for example heroes/alice.looking-glass.value=3.
error-bad-option-change-file = There is no content file “{ $given }”. There are: { $known }.
error-bad-option-change-place = “{ $given }”: there is no “{ $step }”. There are: { $known }.
error-game-failed = The game with seed { $seed } failed: { $reason }.
    To play it again: { $replay }
error-bench-failed-build = The build { $wanted } was to be measured, but it is { $runs } that runs.
error-bench-failed-ended = The process that measures { $build } ended before it began (exit code { $exit_code }).
error-bench-failed-ended-at = The process that measures { $build } ended at { $game }, { $what } (exit code { $exit_code }).

lab-help-train = Teach the bots a game: they play themselves, learn what features are worth, and test new values against the last.
lab-help-train-game = the game, demons for example
lab-help-hours = hours of games to learn from; with the same folder a training that was stopped goes on
lab-help-train-games = games of a round, whatever time they take: such a training can be repeated to the byte
lab-help-train-rounds = rounds to divide this time into: each is played with what the last has taught
lab-help-train-bot = the bot that plays itself
lab-help-gate-bot = the bot in whose games new values meet the last ones
lab-help-gate = the number of these games
lab-help-train-content = a folder with your own cards instead of the usual ones
lab-help-train-folder = the folder for games and results so far (training/GAME by default)
lab-help-train-output = the file to write the values to (values.toml in that folder by default); bots read theirs from the content folder of the game
lab-train-play = Games played: { $games }
lab-train-gate = New values against the last: { $games }
lab-train-round = Round { $number }: { $games } games, { $positions } positions, error of the forecast { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) } → { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) }. New values take { NUMBER($share, style: "percent") } of the points ({ lab-interval }) in { $gate } { $gate ->
    [one] game
   *[other] games
}: { $taken ->
    [yes] taken
   *[no] not taken
}.
lab-train-written = Values written: { $file }

lab-help-ladder = Bots of several levels against each other: the same deals, seats swapped, Elo with intervals.
lab-help-levels = levels and other bots, the weakest first (all levels by default)
lab-help-ladder-games = games of each pair
lab-help-neighbours = only pairs of neighbouring levels
lab-help-ladder-json = write the ratings and the results of the pairs to this file
lab-help-lab = The laboratory: the ladder of levels and the training of bots.
lab-elo = Elo (95 %)
lab-elo-of = { $elo } ± { $margin }
lab-against-below = Against the one below (95 %)

lab-help-compare = What did a change of the content do, and is it more than noise? Plays the box and the change on the same deals until it is sure.
lab-help-worth = What is each card, ability and action worth? Plays with it and without it on the same deals.
lab-help-lab-matrix = Who beats whom, and how strong does that make each?
lab-help-merge = Put the games of several runs into one file; the same game with two outcomes is an error.
lab-help-merge-into = the run that takes them over; a new one is begun
lab-help-merge-others = the runs to take over
lab-help-judges = the two bots that judge, for example ismcts:300 ismcts:300 (by default greedy greedy)
lab-help-most-games = how many games at most; in a matrix for each pairing, in worth for each thing
lab-help-set = change single values, for example heroes/alice.looking-glass.value=3; nothing behind the = leaves it out
lab-help-only = only these choices or things, by their ids
lab-help-run = keep every game in this file: stop in any way, go on, ask again with more games; nothing is played twice
lab-help-answer-json = write the answer to this file
lab-help-within = the best answer that this time holds: 20s, 10m, 1h
lab-bad-time = “{ $given }” is no time; write 20s, 10m or 1h
lab-choice = Choice
lab-before = Before
lab-after = After
lab-moved = Moved by
lab-moved-interval = 95%
lab-verdict = Verdict
lab-verdict-more = stronger
lab-verdict-less = weaker
lab-verdict-same = no change that matters (below 3 points)
lab-verdict-unsure = not sure yet
lab-points-of = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-compared = { $games } games, { $deals } deals, each played before and after the change and from both seats.
lab-stopped-games = All games were played.
lab-stopped-sure = Stopped: it is sure. The intervals hold at every look, so stopping early costs no truth.
lab-stopped-time = Stopped: the time is up.
lab-stopped-stopped = Interrupted: these are the games so far.
lab-games-for-points = To tell a change of 3 points from none takes about { $games } games with these judges.
lab-thing = What
lab-owner = Whose
lab-both = both sides
lab-how = How
lab-how-blanked = blanked
lab-how-withheld = withheld
lab-worth = Points
lab-dealt = dealt at the start
lab-worth-caption = Points: percentage points of a game that its side gains by having it. Blanked: the same card without its text. Withheld: the bot may not answer with it.
lab-merged = { $file }: { $new } new; { $games } games in all, digest { $digest }
error-run-failed-file = { $file } cannot be used as a run: { $reason }
error-run-failed-format = { $file } is a run of format { $given }; this program knows { $known }.
error-run-failed-no-file = There is no run { $file }.
error-run-failed-differs = { $file } and { $into } hold the same game ({ $key }…) with different outcomes: one of them was made by another program, or a bot plays by the clock. Nothing was taken over.
error-bad-option-two-bots = Two bots are needed, one for each seat; named: { $count }.
error-bad-option-nothing-changed = Nothing differs from the box: name an edition, or change a value with --set.
error-bad-option-not-affected = The change is not about these: { $given }. It is about: { $choices }.
error-bad-option-nothing-to-weigh = There is nothing here that could be blanked or withheld.
error-bad-option-without-what = “{ $given }”: name what the bot may not play.
error-bad-option-no-duckdb = Parquet needs DuckDB: pip install 'ristal[data]'. CSV needs nothing.
error-bad-option-no-table = Say where to: --csv FILE or --parquet FILE.
lab-table-written = { $file }: { $games } games.
lab-help-parquet = write them to this file as Parquet (needs the extra data)
lab-help-csv = write them to this file as CSV
lab-help-table-run = the run whose games are wanted
lab-help-table = The games of a run as a table for other programs.
lab-help-cluster = the head of a Ray cluster that plays the games (ray://HOST:10001), or local for one of this machine; instead of --workers
error-bad-option-no-ray = A cluster needs Ray: pip install 'ristal[cluster]'
error-bad-option-cluster = The cluster { $given } does not answer: { $reason }
error-bad-option-own-bot-far = { $given } is a file of this machine: a cluster plays bots of the program alone.

lab-help-html = write the answer as a page with plots, in both languages, that needs no server
lab-report-judges = Judges: { $bots }.
lab-report-few = Fewer than { $few } games stand behind some of these figures: take them as a first impression.
lab-report-weak = These judges do not see far. What takes a plan to be played well is worth more than they show; ask ismcts before you decide.
lab-help-estimate = do not play but reckon: how many games there will be, how long they take, how precise the answer will be
lab-help-follow = for programs: write here once a second how much is played and the answer so far; the run ends when its input does
lab-estimate = Games: { NUMBER($games) }. About { NUMBER($minutes) } min. The answer will be within ±{ NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.

# The laboratory in the browser

lab-run-matrix = Who is stronger: { $about }
lab-run-compare = What edition “{ $edition }” changed: { $about }
lab-run-compare-set = What { $edition } changed: { $about }
lab-run-worth = What each thing is worth: { $about }
lab-run-ladder = How strong the bots are: { $about }
lab-run-note-matrix = { NUMBER($games) } a pair · judge: { $judge }
lab-run-note-compare = up to { NUMBER($games) } games · judge: { $judge }
lab-run-note-worth = { NUMBER($games) } a thing · judge: { $judge }
lab-run-note-ladder = { NUMBER($games) } a pair · up to { $judge }
lab-run-shares = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
lab-run-even = nobody stands out
lab-run-uneven = some are outside 40–60%
lab-run-elo-of = Elo: { $bot }
lab-run-interval = { $low } … { $high } points
lab-help-four-times = ask judges with four times the budget too: does the order stay?
lab-report-strength = Strength: { $bot } takes { NUMBER($share, maximumFractionDigits: 0) }% of the points against { $other } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }, { $games } games).
lab-report-strength-not = Strength of { $bot }: not measured, there were too few games or too little time.
lab-report-four-times-not = Whether four times the budget keeps the order was not checked: --four-times does that.
lab-report-four-times-same = With four times the budget ({ $bots }, { $games } games) the order is the same.
lab-report-four-times-changed = With four times the budget ({ $bots }, { $games } games) the order is another: { $swapped }.
lab-report-four-times-unsure = With four times the budget ({ $bots }) there were too few games ({ $games }) to tell whether the order is the same.
lab-report-four-times-level = Neither with this budget nor with four times as much ({ $bots }, { $games } games) is anybody surely ahead.
lab-report-overtakes = { $second } is above { $first }
lab-report-zero = 0
error-bad-option-own-bot-budget = { $given }: a bot of your own has no budget that could be raised four times.
error-bad-option-no-report = The page of the report comes with the built program, and this one has none: type make play, or take --json.
lab-report-seats = { $kind ->
    [first] The first seat is worth { NUMBER($edge, minimumFractionDigits: 1, maximumFractionDigits: 1) } points; games are played from both seats, so comparisons do not suffer.
    [second] The second seat is worth { NUMBER($edge, minimumFractionDigits: 1, maximumFractionDigits: 1) } points; games are played from both seats, so comparisons do not suffer.
   *[none] No seat seems to have an advantage.
}
lab-means-more = { $name }: stronger now, and not by chance.
lab-means-less = { $name }: weaker now, and not by chance.
lab-means-same = { $name }: no difference to speak of.
lab-means-unsure = { $name }: no shift to be seen yet.
lab-means-worth = “{ $top }” gives most, “{ $low }” least.
lab-means-matrix = { $count ->
    [0] { $top } is strongest, { $low } weakest; nobody is surely outside 40–60%.
   *[other] { $top } is strongest, { $low } weakest. Surely outside 40–60%: { $out }.
}
lab-means-ladder = Nought is the weakest of the row; 100 points of Elo are 64% of the points.
lab-edition-taken = There is an edition with this folder name already.

# What the laboratory remembers

lab-help-history = How strong was everybody, version by version and edition by edition? Plays nothing: reads what lab matrix --remember wrote.
lab-help-history-file = the file of the history (by default docs/balance/history/GAME.json)
lab-help-remember = add the strengths to this history, for lab history; the same question asked again replaces its row
lab-history-number = No.
lab-history-date = Date
lab-history-version = Ristal
lab-history-edition = Edition
lab-history-judges = Judges
lab-history-most-games = Games
lab-history-box = the box
lab-history-curve = Over time
lab-history-moved = { $sign }{ $elo } ± { $margin }
lab-history-caption = Elo against the mean of all, with its 95% interval. What moved is counted from the row before that the same bots judged with the same options; “not sure yet” may be noise.
lab-history-plot = Strength in Elo about the mean of all, by the numbers of the rows; a strip is ±{ $reach } high. What stands out has moved by more than noise.
lab-report-history = { $game }: strength over time
lab-report-definitions = What every figure means: { $page }
error-bad-option-history = { $file } cannot be read as the history of this game: { $reason }
error-bad-option-no-history = There is no history in { $file }. It is begun by: ristal lab matrix { $game } --remember { $file }
