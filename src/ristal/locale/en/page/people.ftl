# The page: invitations, agreements, talk, my matches

people-role = You play
people-role-open = chance decides, or you do
people-clock = Clock
people-agreement = Agreed
people-clock-none = no clock
people-clock-match = { $minutes } + { $seconds } s
people-clock-move = { $seconds } s a move
people-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
people-hints = Hints
people-hints-on = hints allowed
people-hints-off = no hints
people-hints-choice-off = off
people-hints-choice-on = for both
people-back = Taking back
people-back-consent = moves taken back by consent
people-back-never = no moves taken back
people-back-choice-consent = by consent
people-back-choice-never = never
people-talk = Talk
people-talk-words = talk freely
people-talk-phrases = ready phrases only
people-talk-off = no talk
people-talk-choice-phrases = phrases
people-talk-choice-words = own words
people-talk-choice-off = none
people-ago-now = just now
people-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
people-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
people-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
people-waits = { $name } is waiting for you · sat down { $ago }
people-about-minutes = { $count ->
    [one] About { $count } minute.
   *[other] About { $count } minutes.
}
people-first-time = My first time
people-ask-for-link = Ask whoever sent you this link for a new one.
people-where = Where is your friend
people-agree = Let’s agree first
people-other-name = Your friend’s name
people-open-network = Let my network in
people-sit-anyway = Sit down all the same
people-sit-here = Sit down
people-sit-and-wait = Sit down and wait
people-cancel = Cancel
people-link-leads-nowhere = Your friend cannot open this link
people-listens-here = The program listens to this computer alone: everybody’s 127.0.0.1 is their own.
people-open-who = whoever is in the same network as you will see the page;
people-open-internet = the program itself stays off the internet;
people-open-until = it closes together with the program.
people-terminal = The same from a terminal:
people-link-this-machine = A link for another window on this computer
people-seat-empty = free
people-not-here-yet = not here yet
people-ready = at the table
people-waited = Waiting for { $minutes }:{ $seconds }
people-leave = Leave the table
people-meanwhile = Play a bot meanwhile
people-is-here = { $name } is at the table.
people-is-away = { $name } is away.
people-mute = mute
people-unmute = unmute
people-to = To
people-to-all = Everybody
people-to-partners = My partner
people-to-partners-note = to the partner only
people-own-words = own words
people-say = Say
people-words-off = Own words are off: use a phrase, or everybody has to agree.
people-allow-words = Own words are fine with me
people-forbid-words = No more own words, please
people-talk-is-off = This table agreed not to talk.
people-unread = Talk, new: { $count }
people-swap = Swap seats
people-lobby = Looking for an opponent
people-lobby-count = { $count ->
    [one] { $count } open challenge on this server
   *[other] { $count } open challenges on this server
}
people-lobby-empty = Nobody is looking right now. Send out a challenge: whoever opens this page will see it.
people-your-challenge = Your challenge
people-level = Strength of the opponent
people-any-level = any strength
people-call = Challenge
people-accept = Accept
people-mine = My matches
people-mine-yours = Waiting for you
people-mine-others = Waiting for others
people-mine-over = Finished
people-mine-none = Nobody is waiting for you.
people-answer = Answer
people-forget = remove
people-other-device = On another device
people-key-needs-https = The key is encrypted in the browser, which can do that only over https or on the same computer.
people-key-note = The key does not grow with the number of matches. The list on the server is encrypted: only the key can read it.
people-key-offer = A key takes your matches to a phone or another computer.
people-make-key = Make a key
people-enter-key = Enter a key
people-strength = My strength
people-show-strength = Show
people-more-settings = Set up the match
people-mine-first = those with the least time first
people-mine-alone = Interrupted
people-mine-alone-note = with bots, no time limit
people-mine-all = All my matches: { $count }
people-left-minutes = { $minutes }:{ $seconds } left
people-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
people-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
people-notices = Tell me when it is my turn
people-notices-note = Once a turn, and about nothing else.
people-notice-open = Sound while the page is open
people-notice-closed = On this device while it is closed
people-notice-refused = The browser has not allowed notices, or this server sends none.
people-turn-notice = Your turn
people-closed-table = This address opens the match only where somebody sat down to it. To play or to watch, ask whoever sits at the table for a link.
people-came = { $who } has come to play you
people-to-table = To the table
people-later = Later
people-role-secret = you choose in secret
people-role-pick = you choose in turn
people-role-deal = the lot decides
people-no-account = No account is needed: the link is your key.
people-at-least = stronger than the bot “{ $level }”
people-lab = Laboratory
people-workshop = Workshop: change a card
people-where-name = { $where ->
    [near] Nearby
    [far] Far away
   *[screen] At this screen
}
people-where-note = { $where ->
    [near] in your network
    [far] anywhere, by the link
   *[screen] a curtain between turns
}
people-far-needs = needs a public address
people-code-note = Point your friend’s camera at the code, or send the link. It leads to this table and nowhere else.
people-link = Link for your friend
people-copy = Copy
people-copied = Copied
people-send = Send
people-mail = By mail
people-not-open-yet = Not open yet
people-not-open-note = The code and the link appear once you open the table to your network.
people-draft = Who plays what
people-watchers = Spectators
people-watchers-no = none
people-watchers-yes = anybody
people-other-game = another game
people-early = The table is still being laid
people-early-note = If a friend has just shown you the code, wait: they are settling the terms, and this page opens by itself. If the link is old, ask for a new one.
people-first-time-note = { $count ->
    [one] { $count } minute to learn
   *[other] { $count } minutes to learn
}; the table will wait
people-only-watch = Just watch
people-seat = Your seat
people-tincture = { $seat ->
    [0] red
    [1] blue
    [2] green
   *[other] purple
}
people-remind = remind
people-reminded = reminded
people-refuse = Refuse
people-come-within = { $count ->
    [one] Take your seat within { $count } second, or the challenge goes back to the list.
   *[other] Take your seat within { $count } seconds, or the challenge goes back to the list.
}
people-calling = Calling your opponent
people-calling-note = They are busy elsewhere and know that you have come. If they do not sit down within 15 seconds, the challenge goes back to the list.
