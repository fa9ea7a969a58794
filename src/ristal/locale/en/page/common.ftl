# The page: what it says in any game

page-title = Ristal
page-tagline = Five tabletop duels by their real rules. No account: two clicks and you make your first move.
page-my-key = On another device
page-guest = Guest
page-continue = Continue
page-turn-of-other = your opponent's turn
page-play-bot = Play a bot
page-configure = Set up
page-with-friend = With a friend
page-players = { $most ->
    [2] 2 players
   *[other] { $least }–{ $most } players
}
page-counted-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
page-counted-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
page-counted-fights = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
page-counted-battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
}
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-options-of = Set up a match: { $game }
page-watch-now = Watch now
page-bots-play = Watch two bots, a fighter against a master:
page-replays = Replays
page-no-replays = Matches that you finish appear here.
page-open-file = Open a record from a file
page-hot-seat = Pass and play
page-hot-seat-note = Any game; a curtain falls between turns.
page-set-up = A new match
page-seats = How many players
page-sitters = Who plays
page-sitter-me = me
page-rulings = Rulings
page-rulings-note = How to settle what the rulebook leaves open. You may leave these alone.
page-real-dice = We throw our own dice at a real table
page-public = Show this match on the home page
page-public-note = Everybody can watch this match from the home page.
page-origin-note = The match goes on from another one, after move { $move }. Everything hidden is dealt anew.
page-typed-note = Real dice: you throw yours and enter what they show.
page-begin = Begin
page-move-number = move { $number }
page-seat-number = Seat { $number }
page-accept = Take the seat
page-invite-used = The seat is taken
page-key-note = One key opens all your matches on another device. Whoever has it can play for you: show it to nobody.
page-key-empty = There are no matches yet.
page-key-take = Paste the key of another device
page-key-taken = Matches added: { $count }.
page-key-bad = That does not look like a key.
page-take = Bring them here
page-copy-key = Copy the key
page-search = Search the rules
page-things = Cards, units, dice
page-seen-by = Whose eyes
page-openly = Open
page-place = Place in the match
page-jump-to = To move { $at }
page-to-start = To the start
page-to-end = To the end
page-step-back = A move back
page-step-on = A move on
page-play-all = Play
page-play-from = Play from here
page-link = Link
page-file = File
page-pass-screen = pass the screen
page-meanwhile = Meanwhile
page-pass-note = The cards are hidden. Take the screen, see that nobody looks over your shoulder, and hold the button for a second.
page-hold-me = Hold: I am { $name }
page-victory = Victory!
page-defeat = Defeat
page-swap-sides = Swap sides
page-look-at-table = Look at the table
page-hand-of = Left in hand: { $name }
page-home = Home
page-rules = Rules
page-school = School
page-settings = Settings
page-sound = Sound
page-volume = Volume
page-theme = Theme
page-themes-dark = dark
page-themes-light = light
page-language = Language
page-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
page-log = Course of play
page-open-log = Log
page-close = Close
page-yes = yes
page-no = no
page-hint = Hint
page-hint-thinks = The bot is thinking…
page-hint-note = Your chances, judging by what you see ({ $count ->
    [one] { $count } trial game
   *[other] { $count } trial games
}).
page-hint-plan = Plan: { $answers }
page-hint-follow = Answer so
page-hint-follow-plan = Do all of it
page-review = Review
page-undo = Take back
page-undone = The move was taken back.
page-undo-asks = Your opponent has to agree: this move has already shown them something.
page-draw-asks = You have offered a draw. Waiting for your opponent.
page-takes-back = { $who } asks to take a move back.
page-offers-draw = { $who } offers a draw.
page-allow = Allow
page-agree = Agree
page-refuse = No
page-line = Answer line
page-line-placeholder = answer: { $examples }; ? for the rule
page-line-idle = why …, card …, ? for the rule
page-now = Now:
page-not-now = Not now:
page-previous-thing = previous
page-next-thing = next
page-gesture-hold = Hold a finger on anything to read it whole.
page-gesture-hover = Rest the pointer on anything, or press i, to read it whole.
page-why-not = why not
page-chooser = Which one?
page-send = Send
page-send-many = Send: { $labels }
page-empty = Start over
page-more = { $count } more
page-bot = bot
page-absent = away
page-present = at the table
page-open = waiting for an opponent
page-turn-of = { $who } to play
page-your-turn = your turn
page-waiting = Waiting for an opponent
page-waiting-note = The match begins when everybody sits. Send the link in any way you like.
page-copy = Copy the link
page-over = The match is over
page-nobody-asked = One moment…
page-offline = No connection
page-offline-note = Your move is kept and will go by itself. Next try in { $seconds } s.
page-gone = This match is not here
page-clause = Clause { $id } of the rules
page-rules-title = Rules: { $game }
page-whole-rules = Chapters, examples and cards on a page of their own
page-source = Source
page-provenance = { $from ->
    [stated] from the rulebook
    [inferred] inferred from the rulebook
    [public] public knowledge
    [reconstructed] reconstructed
    [own] your own
   *[other] {""}
}
page-help = What does this mean?
page-understood = Got it
page-notes-goal = What it is about
page-notes-event = What happened
page-notes-question = What to do
page-example = For example:
page-no-teaching = Turn tips off
page-resign = Resign
page-resign-sure = Really resign?
page-draw = Offer a draw
page-last-moves = The last moves
page-decided = What decided it
page-no-minute = under a minute
page-share-replay = Share the replay
page-link-copied = Link copied
page-figures = The match in figures
page-rematch = Rematch
page-rematch-wanted = Your opponent wants to play again.
page-replay = Watch the replay
page-leave = Leave
page-speed = Speed
page-speed-at-once = at once
page-motion = Motion
page-motions-full = full
page-motions-calm = calm
page-motions-none = none
page-confirm-tap = Confirm moves
page-confirm-taps-touch = on phones
page-confirm-taps-always = always
page-confirm-taps-never = never
page-notify = Notify me when it is my turn
page-teaching = Explain new things as I play
page-nick = Your name
page-discard = Discard
page-nothing = empty
page-handover = The screen goes to { $who }
page-what-fell = What did you roll?
page-awaits-die = Waiting for a real die
page-loading = Setting up…
page-credits = Unofficial. Icons: game-icons.net, CC BY 3.0.
page-called = { $id ->
    [hand] Hand
    [deck] Deck
    [discard] Discard
    [reserve] Reserve
    [field] Field
    [board] Board
    [table] Table
    [market] Market
    [dice] Dice
    [cards] Cards
    [units] Units
    [fighters] Fighters
    [heroes] Heroes
    [armies] Armies
    [afoot] Afoot
    [cell] Cell
    [space] Space
    [score] Score
    [points] Points
    [health] Health
    [energy] Energy
    [wins] Wins
    [round] Round
    [turn] Turn
    [phase] Phase
    [first] First
    [variant] Variant
    [zone] Zone
    [value] Value
    [maximum] Maximum
    [max_health] Max health
    [name] Name
    [plan] Plan
    [teams] Teams
    [active] Active
   *[other] { $name }
}
page-face-down = face down: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-keys = Keys
page-key-seal = the answer with that seal
page-key-space = the space of that number
page-key-pass = pass
page-key-walk = walk among legal things
page-key-choose = choose
page-key-look = read it whole
page-key-start-over = start over
page-key-hint = hint
page-key-undo = take back
page-key-log = log
page-key-again = the other's turn once more
page-key-line = answer line
page-key-rule = rule of the question
page-taken-back = taken back
page-since = Since your move
page-since-none = nothing has happened yet
page-again = once more
page-pause = Pause
page-go-on = Go on
page-any-press = any press goes on
page-watching = { $who } to play · you watch
page-does-take = Take
page-choosing-you = you are choosing
page-choosing-now = is choosing now
page-choosing-done = has chosen; all are shown together
page-choosing-later = waits to choose
