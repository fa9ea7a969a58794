# Page: setting up a match

setup-what = What to choose
setup-for-whom = Whom you choose for
setup-people = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
setup-friend = friend
setup-here = here
setup-also-you = you too
setup-opponent = opponent
setup-worth-beginner = The beginner does not look far and sometimes takes the second best.
setup-worth-novice = The novice reckons 300 lines a turn.
setup-worth-fighter = The fighter reckons five times as much as the novice.
setup-worth-master = The master reckons four times as much as the fighter.
setup-worth-champion = The champion reckons 20,000 lines a turn and thinks longest of all.
setup-worth-open = You get the link when you sit down.
setup-worth-me = You take turns at this screen.
setup-twice = { $name }: another seat has this already.
setup-other = Take another
setup-allow = Allow it
setup-left = { $count ->
    [one] One thing is left: see the marked seat.
   *[other] { $count } marked seats are left to mend.
}
setup-ready = Everything is ready.
setup-by-choice = chosen at the table
setup-by-lot = by lot
setup-for-me = for me
setup-for-opponent = for the opponent
setup-with-link = the link for your friend is on the next screen
setup-begin-and-call = Begin and invite
setup-all = all · { $count }
setup-search = name or card
setup-none-found = Nothing found. Clear the search.
setup-taken = taken
setup-deck = { $count ->
    [one] The whole deck: { $count } card
   *[other] The whole deck: { $count } cards
}
setup-parts = What is inside
setup-as-in-the-book = all as usual
