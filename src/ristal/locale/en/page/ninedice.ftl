# The page: the table of this game

ninedice-page-empty = empty
ninedice-page-yours = yours
ninedice-page-your-blow = Your blow
ninedice-page-their-blow = Their blow
ninedice-page-blow-of = Blow: { $who }
ninedice-page-damage = damage
ninedice-page-now = a battle now: Life
ninedice-page-left = Life:
ninedice-page-decides-match = decides the match:
ninedice-page-nothing-lost = Life loses nothing
ninedice-page-dealt = damage is shared, Life left
ninedice-page-exhaustion = exhaustion: Attack +{ $more }
ninedice-page-exhaustion-from = exhaustion from battle { $number }
ninedice-page-quiet = without losses { $count } of { $limit }
ninedice-page-last-battle = battle { $number } is the last
ninedice-page-battle = Battle { $number }
ninedice-page-all-at-once = damage falls at once
ninedice-page-duel = Duel
ninedice-page-your-start = you start
ninedice-page-start-of = { $who } starts
ninedice-page-aim-at = Choose a target. Light cells below it are rolls that win.
ninedice-page-choose-die = Choose a die of your Reserve, or pass. Hover or hold it to learn what it does.
ninedice-page-no-duel = Here the dice of the Reserves meet.
ninedice-page-no-compare = nothing is compared
ninedice-page-rolling = not compared yet
ninedice-page-bonus = Colour bonus
ninedice-page-bonus-full = full
ninedice-page-bonus-reduced = in part
ninedice-page-bonus-queue = waiting
ninedice-page-wheel = Colour wheel
ninedice-page-wheel-note = neighbours ally
ninedice-page-wheel-pair = enemies
ninedice-page-allied = allied
ninedice-page-enemy = enemies
ninedice-page-reroll = Reroll
ninedice-page-reroll-note = You may roll one Life die again. The new number stays, even if it is worse.
ninedice-page-deployment = Deployment
ninedice-page-deploy-note = Tap a die to send it onto the field or keep it in Reserve. Your opponent decides in secret; then all are rolled together.
ninedice-page-deploy-count = field { $field } · Reserve { $reserve }
ninedice-page-deploy-send = Roll { $field } onto the field, keep { $reserve }
ninedice-page-deploy-needs = At least one die of this kind has to go on the field: { $kind }.
ninedice-page-deploy-waits = Your plan is settled. Waiting for your opponent…
ninedice-page-decides = Both sides decide in secret who goes on the field; then all are rolled together.
ninedice-page-to-field = on the field
ninedice-page-to-reserve = in Reserve
ninedice-page-share = { $left } left to share
ninedice-page-share-hint = Tap your Life dice, or the divisions under them.
ninedice-page-share-of = { $name }: { $count } damage
ninedice-page-share-send = Share: { $sum }
ninedice-page-share-one = Only the { $name } for now: { $count ->
    [0] nothing
   *[other] −{ $count }
}
ninedice-page-abyss-gone = Abyss
ninedice-page-card = { $name } card
ninedice-page-needed = { $kind } 0: needed
ninedice-page-kinds = { $kind } { $count }
ninedice-page-by-card = by the card: { $count } more
ninedice-page-take = Take: { $name }
ninedice-page-take-hint = Tap a die to read here what it does.
ninedice-page-taken = taken by { $who }
ninedice-page-in-set = In your set
ninedice-page-same-colour = of the same colour: { $count }
ninedice-page-allied-in = of allied colours: { $count }
ninedice-page-no-dice = nothing to send
ninedice-page-sets-formed = The sets are complete
ninedice-page-life-gone = No Life on the field
ninedice-page-stalemate = Stalemate: Life is counted
ninedice-page-bonus-rises = bonus
ninedice-page-shows = shows { $value }
ninedice-page-sum = { $name }, sum { $sum }
ninedice-page-resigned = Resigns
ninedice-page-drawn = Draw by agreement
ninedice-plan-deployment = Deployment: who goes on the field, who stays in Reserve?
ninedice-plan-damage = Share the damage among your Life dice.

## “What does this mean?”, for each question

ninedice-help-choose-shape = You gather a set of nine dice: the row says what a die can do, the column its colour. Tap a cell with a golden dot to read what that die does, then take it; a set needs Attack, Defence and Life.
ninedice-help-choose-colour = The shape is settled; now choose the colour of the die. When it rolls a 1 it gives the bonus of its colour to another die: most to dice of its own colour and of its neighbours on the wheel, so it pays to keep colours close together.
ninedice-help-deploy-die = Dice on the field are rolled now and add up to your Attack, Defence and Life; dice in Reserve fight duels later, and with an empty Reserve you can neither attack nor answer. Tap a die to move it, then send the whole plan at once: your opponent sees nothing before deciding too.
ninedice-help-choose-bonus = Several of your dice rolled a 1 (for some a 2 will do), and each gives the bonus of its colour to another die. Choose which bonus comes first: the order may matter.
ninedice-help-choose-bonus-target = A die rolled a 1 and gives the bonus of its colour to one of the glowing dice: all of it to its own or an allied colour, part of it to others. The frame says what the bonus is; you may also decline.
ninedice-help-start-duel = Send a die of your Reserve: it is rolled against a die on the field, and if the number fits it does its work: weakens, sends to Prison (until the battle is over) or to the Abyss (for good), or helps. You may pass; if both pass in a row, the battle begins.
ninedice-help-second-die = You started this duel, so you may send one more die at once, at the same target or another. If you would rather keep your Reserve, say stop.
ninedice-help-choose-target = Decide which die yours aims at. Below each target you see the numbers with which you win; then the die is rolled.
ninedice-help-answer-duel = Your opponent sent a die, and you may answer with one of your Reserve: strike that die, or mend the one it aimed at. The frame of the duel says what each answer may do; passing costs nothing.
ninedice-help-choose-answer-target = Your answering die may aim at your opponent’s die in the Duel zone or at the one it has just attacked. Below each target you see the numbers with which you win.
ninedice-help-choose-script = The die may do one of two things to its target, and you choose. One usually adds to one’s own die and subtracts from the other’s.
ninedice-help-may-do = This may be done or left: you decide. If you decline, everything stays as it is.
ninedice-help-share-damage = Your opponent’s Attack broke through your Defence, and the rest comes off your Life dice: tap them, or the divisions below, until all is shared. A die with nothing left goes to the Abyss for good.
ninedice-help-choose-reroll = After a battle you may reroll one of your Life dice. Risk one that shows little: the new number stays, whatever it is.

## The first match: what has happened for the first time

ninedice-lesson-reserve-attack-began = The reserve attack has begun: players start duels in turn, first the one with more dice in Reserve. When both pass in a row, or nothing is left to send, the battle begins.
ninedice-lesson-dice-compared = A duel is a comparison: the die that was rolled against the number on its target. One usually needs more, Systemist and Fortress less; each shape has its own win and loss, they stand beside the die and in the rules.
ninedice-lesson-attack-ended = The duel is over, and the dice that fought went to the Prison. After the battle their owner takes them back into Reserve.
ninedice-lesson-bonuses-came = A 1 was rolled and brings a colour bonus: the die helps another. A die of an allied colour gets it in full, a neutral one in part, an enemy nothing; the colour wheel shows who is whose ally.
ninedice-lesson-die-fell = A die fell into the Abyss: it is out until the end of the match. Dice reduced to 0 go there, and Destroyers that lose a duel; dice in Prison come back.
ninedice-lesson-battle-fought = A battle is reckoned at once: the sum of Attack minus the other side's Defence is the damage to their Life, and its owner shares it among their dice. If both have Life left, duels begin again.
