# The terminal

## The command line

cli-description = Ristal: tabletop duels by their real rules.
cli-epilog = Without a command the table opens in a browser. More about a command: ristal COMMAND --help.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help = show this help
cli-version = show the version
cli-lang = the language, Russian or English; by default that of the system
cli-more = More: { $command }
cli-command = COMMAND
cli-game = GAME
cli-level = LEVEL
cli-seconds = SECONDS
cli-number = NUMBER
cli-folder = FOLDER
cli-file = FILE
cli-choice = CHOICE
cli-clause = CLAUSE

cli-own-content = If they are cards of your own, name their folder: --content FOLDER or --edition FOLDER.
cli-error-required = missing: { $names }
cli-error-unknown = not understood: { $names }
cli-error-choice = { $name }: { $value } will not do; there is { $choices }
cli-error-value = { $name }: { $value } will not do
cli-error-needs-value = { $name }: a value is needed here
cli-error-together = { $name } and { $other } do not go together
cli-error-takes-none = { $name }: no value is needed here
cli-error-other = { $name }: { $reason }
cli-error-number = { $value } will not do; a number from { $least } to { $most } is needed

file-cannot-read = Cannot read { $file }: { $reason ->
    [missing] there is no such file.
    [folder] it is a folder.
    [forbidden] permission is denied.
    [not-text] it does not hold text.
   *[other] { $reason }.
}
file-cannot-write = Cannot write { $file }: { $reason ->
    [missing] there is no such folder.
    [folder] it is a folder.
    [forbidden] permission is denied.
   *[other] { $reason }.
}

## Playing

play-command = Play against a bot or a person, or watch bots play.
play-flag-opponent = the opponent: { $levels }, ismcts:0.5s, ismcts:500 or a bot of your own, mybot.py:Cautious; novice by default
play-flag-watch = only bots play: a level for each seat, or one for all
play-flag-delay = pause between moves in seconds; 1 by default
play-flag-seat = your seat, counted from 1; 1 by default
play-flag-seed = the seed of chance: the same seed brings the same luck
play-flag-dice = the dice: rolled by the program, or typed: you throw real ones and type what they show
play-flag-content = a folder with your own cards
play-flag-edition = the folder of an edition: only what differs from the box
cli-no-edition = { $folder } holds no { $file }
play-flag-game = { $games }; or a file, a saved match or a record, to play on from
play-flag-load = the same as naming the file: go on with a saved match or a record
play-flag-position = begin from a position written in TOML
play-flag-record = where to write the record of the match when it ends; the program's data folder by default
play-flag-seats = how many seats: { $choices }
play-flag-option = { $name }: { $choices }
play-flag-per-seat = { $name }, separated by commas for each seat: { $choices }
play-game-flags = Options of “{ $title }”

play-no-such-level = There is no opponent “{ $level }”. There are { level-random }, { level-greedy }, { level-beginner }, { level-novice }, { level-fighter }, { level-master }, { level-champion }, { level-human }, and also ismcts:0.5s (seconds), ismcts:500 (iterations) and a bot of your own, mybot.py:Cautious.
play-wrong-opponents = Opponents needed: { $needed }, named: { $given }.
play-wrong-bots = Bots needed: { $needed }, named: { $given }.
play-watch-bots = Only bots play here. To play yourself, use the command play with --opponent.
play-own-bot-again = A bot from a file played in this match: { $bot }. A save starts no file by itself; name the bot again: --opponent { $bot }.
play-watch-alone = With --watch only bots play: --opponent and --seat have no place here.
play-no-such-seat = There is no seat { $seat }: they are counted from 1 to { $last }.
play-two-files = A file is named twice: { $file } is one too many.
play-bad-delay = A pause lasts from 0 to { $longest } seconds.
play-which-game = Which game? There is { $games }.
play-other-game = This is a match of another game: { $game }.
play-options-and-file = Options ({ $options }) are for a new match only; this one has begun already.
play-no-such-choice = { $option }: “{ $choice }” will not do; there is { $choices }.
play-chosen-twice = { $option }: “{ $choice }” cannot be chosen twice.

play-pure-python = This is plain Python, not compiled: bots think more slowly.
play-you = you
play-turn = { $count ->
    [1] deciding:
   *[other] deciding together:
}
play-thinking = { $player } is thinking…
play-prompt = Answer (? for the rule, help for commands):
play-die = Roll a die{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}{ $whose ->
    [none] {""}
   *[other] , { $whose }
}. What does it show (1–{ $sides })?
play-die-what = A number from 1 to { $sides } is needed.
play-hand-over = It is for { $player } to answer now. Change places at the screen.
play-hand-over-prompt = When nobody else is looking, press Enter:
play-help =
    An answer is a number of the list ({ $number }), a name or how it begins ({ $answer }). Several go with spaces between.
      ?              the rule behind the question;  ? R24 for any other clause
      why ANSWER     whether that may be answered, and if not, why
      undo           take your last answer back
      hint           what a bot would answer, and why
      resign         give the match up
      log            all that has happened in the match
      save           save the match; you may name a file: save battle.json
      quit           leave; the match saves itself after each answer
      Enter, table   show the table again
play-goal-asked = Type “help” to see what it is played for.
play-why-what = Why what? For example: why { $answer }.
play-nothing-to-undo = There is nothing to take back.
play-undone = Your answer is taken back: { $answer }.
play-undone-together = { $player } takes an answer back: { $answer }. Everybody has seen what came after it.
play-saved =
    The match is saved:
    { $file }
    To go on:
    { $command }
play-left =
    The match is not over, and it is saved:
    { $file }
    To go on:
    { $command }
play-recorded =
    The record of the match:
    { $file }
    To look at it:
    { $command }
play-you-won = You won!
play-you-lost = You lost.
play-undone-known = You have seen what came of it: the record of the match will say so.
play-ended-taken-back = { $count ->
    [one] In this match an answer was taken back after seeing what came of it: once.
   *[other] In this match answers were taken back after seeing what came of them: { $count } times.
}
play-resign-sure = Give the match up? (yes to do so):
play-resign-not = The match goes on.

hint-thinking = A bot is thinking for you…
hint-only-one = There is only one answer.
hint-best = A bot would answer: { $answer }. It came back to that most ({ $share } %): what followed brought { $points } of 100 on average.
hint-plan = Then: { $answers }.
hint-others = It also looked at { $answers }.
hint-other = { $answer } ({ $share } %, { $points } of 100)
hint-believe = 100 is a win, 0 a loss. Continuations looked at: { $count }. The bot knows no more of hidden cards than you do.

after-choices = 1 again, 2 swap sides, 3 look at the match, 4 keep the record
after-what = What next (help for commands, Enter to finish):
after-not-understood = A number from 1 to 4, Enter or a word is needed: “help” tells which.
after-help =
    { "  " }1, again       the same match from its beginning;  2, swap — the same from other seats
    { "  " }3, look        go through the match move by move
    { "  " }4, keep        keep the record in a file of your own
    { "  " }Enter, quit    finish
after-again = again
after-swap = swap, swap sides
after-look = look, replay
after-keep = keep, record
after-name = File name (Enter for { $file }):

continue-command = Go on with the match that was left last.
continue-flag-game = { $games }: the last match of this game; the last of all by default
continue-nothing = There is no unfinished match.
continue-nothing-of = There is no unfinished match of “{ $title }”. Others are: { $others }.
continue-others = Going on: { $match }. Unfinished are { $count } more: ristal continue GAME, or 0 in the menu (ristal terminal).

save-exists = { $file } is there already. Name another file.

level-human = human
level-random = random
level-greedy = greedy
level-beginner = beginner
level-novice = novice
level-fighter = fighter
level-master = master
level-champion = champion

## Words of commands during play: separated by commas

order-help = help, h
order-rule = rule
order-why = why
order-undo = undo, u
order-save = save
order-log = log
order-quit = quit, q, exit
order-hint = hint
order-resign = resign
order-table = table
word-yes = yes, y

## The menu

menu-command = The menu of games.
menu-title = Ristal — tabletop duels by their real rules
menu-continue = { " " }{ $number }  Go on with the unfinished match ({ $match }{ $others ->
    [0] {""}
   *[other] {" "}or { $others } more
})
menu-which-game = Number of the game (Enter for the first, q to quit):
menu-which-match = Number of the match (Enter for the last one, q to quit):
menu-which-setting = Enter to play, a number to change, ? for the rules, q to quit:
menu-which-choice = Number (Enter to leave it):
menu-what = A number from 1 to { $last } is needed.
menu-what-count = So many cannot play. There is { $numbers }.
menu-no-content = The folder { $folder } has cards for none of the games. What is wrong with it, ristal play GAME --content { $folder } will say.
menu-back = Enter to go on:
menu-opponent = Opponent
menu-seats = Players
menu-seat = Your seat
menu-seat-number = seat { $number }
menu-of-seat = { $name }, seat { $number }

## Replaying

replay-command = Look at the record of a match, move by move.
replay-flag-file = the record of a match, or a saved match
replay-flag-plain = print everything at once
replay-flag-seat = whose eyes to look with, counted from 1; a spectator's by default
replay-prompt = Go on (help for commands):
replay-orders = Enter forward, b back, a number to jump, a by itself, p play from here, q quit
replay-order-next = n, next, forward
replay-order-back = b, back
replay-order-auto = a, auto
replay-order-play = p, play
replay-help =
    { "  " }Enter, next    the next answer;  back, b — the one before;  a number — any other
    { "  " }auto, a        on by itself to the end; Ctrl-C stops it
    { "  " }play, p        play on from here
    { "  " }quit, q        stop looking
replay-is-over = The match is over here: go back to play on.
replay-which-seat = Whom do you play: { $seats } (Enter for { $likely }):
replay-which-opponent = Opponent (Enter for novice, human for one screen together):
replay-what = Not understood. Enter, b, the number of an answer, a, p, q or a word are: “help” tells which.
replay-no-such-move = There is no such answer: they are counted from 0 to { $last }.
replay-beginning = The beginning. { $last ->
    [one] { $last } answer
   *[other] { $last } answers
} in all.
replay-move = Answer { $number } of { $last }: { $player } — { $answer }
replay-cannot = { $cause ->
    [version] This match was played by another version of the rules and cannot be replayed.
    [content] This match was played with other cards and cannot be replayed.
   *[other] This record does not agree with the rules and cannot be replayed.
} This is what it holds.
replay-player = Player { $number }

## Rules

lesson-command = A lesson at the real table; without its number, which there are.
lesson-flag-number = number of the lesson, from 1 to 8
lesson-none = There is no lesson { $number }: there are { $count }.
lesson-listed = { $number }. { $title }, minutes: { $minutes }
lesson-how = { "   " }{ $command }
lesson-step = step { $now } of { $all } · { $title }
lesson-good = Right
lesson-bad = Not quite. Once more.
lesson-offer = “show” plays the solution.
lesson-unclear = That is no answer here. The goal: { $goal }. A number, “show” or “quit” will do.
lesson-over = Lesson done.
lesson-play = Now a whole game: { $command }
lesson-you = You

rules-command = The rules of a game, or one clause of them.
rules-flag-clause = number of a clause (R15), or words: Hook, “discard a card”
rules-of-game = { $command } — “{ $title }”
rules-nothing-found = Neither a card nor a clause has the words “{ $words }”.
rules-no-clause = There is no clause “{ $clause }” in the rules. { $count ->
    [one] There is { $count } clause
   *[other] There are { $count } clauses
}, the first is { $first }.
play-hidden-answer = (hidden)

review-command = Review a match: what was skill in it, and what was luck.
review-flag-file = the record of a match
review-flag-json = write the review to this file as JSON
review-flag-html = write the review to this file as a page (beside the record, unless JSON was asked for)
review-flag-iterations = how many continuations to look at for each question; 0 does without a search
review-flag-bots = the bots that played, one a seat: they choose in secret again, so that guessing can be told apart
review-bots = Name as many bots as there are seats: { $count }.
review-seat-sum = { $player }: { $result } = skill { $decisions }, luck { $luck }, guessing { $guessing }
review-written = The page of the review: { $file }
