/** How each question is shown, and what it means for somebody who has not read the rulebook. */
import type { NineDiceQuestion } from "@contract/ninedice.events";
import { board, hand, list, type Asking } from "../../table/game";

export const questions: Record<NineDiceQuestion, Asking> = {
  ChooseShape: board(
    "Вы собираете набор из девяти кубиков: строка — что кубик умеет, столбец — какого он цвета. Коснитесь клетки с золотой точкой: рядом будет сказано, что делает этот кубик, и его можно взять; в наборе нужны и Атака, и Защита, и Жизнь.",
    "You gather a set of nine dice: the row says what a die can do, the column its colour. Tap a cell with a golden dot to read what that die does, then take it; a set needs Attack, Defence and Life.",
  ),
  ChooseColour: board(
    "Форма выбрана, осталось решить, какого цвета будет кубик. Когда на кубике выпадет единица, он даст бонус своего цвета другому: сильнее всего — кубикам того же цвета и соседних по кругу, поэтому цвета выгодно собирать рядом.",
    "The shape is settled; now choose the colour of the die. When it rolls a 1 it gives the bonus of its colour to another die: most to dice of its own colour and of its neighbours on the wheel, so it pays to keep colours close together.",
  ),
  DeployDie: board(
    "Кубики на поле бросают сразу, и их числа складываются в Атаку, Защиту и Жизнь; кубики резерва потом дерутся на дуэлях, а с пустым резервом ни напасть, ни ответить. Коснитесь кубика, чтобы переложить его, и отправьте весь план одним нажатием: соперник его не увидит, пока не решит сам.",
    "Dice on the field are rolled now and add up to your Attack, Defence and Life; dice in Reserve fight duels later, and with an empty Reserve you can neither attack nor answer. Tap a die to move it, then send the whole plan at once: your opponent sees nothing before deciding too.",
    { asks: { ru: "Развёртывание: кто выйдет на поле, а кто останется в резерве?", en: "Deployment: who goes on the field, who stays in Reserve?" } },
  ),
  ChooseBonus: board(
    "На нескольких ваших кубиках выпала единица (у некоторых хватает и двойки), и каждый даёт другому кубику бонус своего цвета. Выберите, чей бонус применить первым: порядок может быть важен.",
    "Several of your dice rolled a 1 (for some a 2 will do), and each gives the bonus of its colour to another die. Choose which bonus comes first: the order may matter.",
  ),
  ChooseBonusTarget: board(
    "На кубике выпала единица, и он даёт бонус своего цвета одному из светящихся кубиков: своему и союзному цвету полный, остальным — частичный. В рамке сказано, что это за бонус; можно и отказаться.",
    "A die rolled a 1 and gives the bonus of its colour to one of the glowing dice: all of it to its own or an allied colour, part of it to others. The frame says what the bonus is; you may also decline.",
  ),
  StartDuel: hand(
    "Выставьте кубик из резерва: он бросается против кубика на поле, и если число подошло, делает своё дело — ослабляет, сажает в Заточение (до конца боя), отправляет в Бездну (навсегда) или помогает. Можно спасовать; если спасуют оба подряд, начнётся бой.",
    "Send a die of your Reserve: it is rolled against a die on the field, and if the number fits it does its work: weakens, sends to Prison (until the battle is over) or to the Abyss (for good), or helps. You may pass; if both pass in a row, the battle begins.",
  ),
  SecondDie: hand(
    "Вы начинали эту дуэль, поэтому можете сразу выставить ещё один кубик, в ту же цель или в другую. Если не хотите тратить резерв, скажите «хватит».",
    "You started this duel, so you may send one more die at once, at the same target or another. If you would rather keep your Reserve, say stop.",
  ),
  ChooseTarget: board(
    "Решите, в какой кубик метит ваш. Под каждой целью показано, на каких числах вы победите; после выбора кубик бросят.",
    "Decide which die yours aims at. Below each target you see the numbers with which you win; then the die is rolled.",
  ),
  AnswerDuel: hand(
    "Соперник выставил кубик, и вы можете ответить своим из резерва: ударить по его кубику или поправить тот, в который он целил. В рамке «Дуэль» сказано, что может каждый ответ; пас ничего не стоит.",
    "Your opponent sent a die, and you may answer with one of your Reserve: strike that die, or mend the one it aimed at. The frame of the duel says what each answer may do; passing costs nothing.",
  ),
  ChooseAnswerTarget: board(
    "Ответный кубик может метить в кубик соперника в зоне «Дуэль» или в того, кого он только что атаковал. Под целью показано, на каких числах вы победите.",
    "Your answering die may aim at your opponent’s die in the Duel zone or at the one it has just attacked. Below each target you see the numbers with which you win.",
  ),
  ChooseScript: list(
    "Кубик может подействовать на цель двумя способами, и выбираете вы. Прибавляют обычно своему кубику, вычитают из чужого.",
    "The die may do one of two things to its target, and you choose. One usually adds to one’s own die and subtracts from the other’s.",
  ),
  MayDo: list(
    "Это действие не обязательно: решите, сделать ли его. Если откажетесь, всё останется как есть.",
    "This may be done or left: you decide. If you decline, everything stays as it is.",
  ),
  ShareDamage: board(
    "Атака соперника пробила вашу Защиту, и остаток надо снять с кубиков Жизни: касайтесь их или делений под ними, пока не раздадите всё. Кубик, у которого ничего не осталось, уходит в Бездну навсегда.",
    "Your opponent’s Attack broke through your Defence, and the rest comes off your Life dice: tap them, or the divisions below, until all is shared. A die with nothing left goes to the Abyss for good.",
    { asks: { ru: "Разделите урон между своими кубиками Жизни.", en: "Share the damage among your Life dice." } },
  ),
  ChooseReroll: board(
    "После боя можно перебросить один свой кубик Жизни. Стоит рискнуть тем, что показывает мало: новое число остаётся, каким бы ни выпало.",
    "After a battle you may reroll one of your Life dice. Risk one that shows little: the new number stays, whatever it is.",
  ),
};
