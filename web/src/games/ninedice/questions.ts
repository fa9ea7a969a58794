/** How each question is shown, and what it means for somebody who has not read the rulebook. */
import type { NineDiceQuestion } from "@contract/ninedice.events";
import type { Asking } from "../../table/game";

export const questions: Record<NineDiceQuestion, Asking> = {
  ChooseShape: {
    focus: "board",
    means: {
      ru: "Вы собираете набор из девяти кубиков: строка — что кубик умеет, столбец — какого он цвета. Коснитесь клетки с золотой точкой: рядом будет сказано, что делает этот кубик, и его можно взять; в наборе нужны и Атака, и Защита, и Жизнь.",
      en: "You gather a set of nine dice: the row says what a die can do, the column its colour. Tap a cell with a golden dot to read what that die does, then take it; a set needs Attack, Defence and Life.",
    },
  },
  ChooseColour: {
    focus: "board",
    means: {
      ru: "Форма выбрана, осталось решить, какого цвета будет кубик. Когда на кубике выпадет единица, он даст бонус своего цвета другому: сильнее всего — кубикам того же цвета и соседних по кругу, поэтому цвета выгодно собирать рядом.",
      en: "The shape is settled; now choose the colour of the die. When it rolls a 1 it gives the bonus of its colour to another die: most to dice of its own colour and of its neighbours on the wheel, so it pays to keep colours close together.",
    },
  },
  DeployDie: {
    focus: "board",
    asks: { ru: "Развёртывание: кто выйдет на поле, а кто останется в резерве?", en: "Deployment: who goes on the field, who stays in Reserve?" },
    means: {
      ru: "Кубики на поле бросают сразу, и их числа складываются в Атаку, Защиту и Жизнь; кубики резерва потом дерутся на дуэлях, а с пустым резервом ни напасть, ни ответить. Коснитесь кубика, чтобы переложить его, и отправьте весь план одним нажатием: соперник его не увидит, пока не решит сам.",
      en: "Dice on the field are rolled now and add up to your Attack, Defence and Life; dice in Reserve fight duels later, and with an empty Reserve you can neither attack nor answer. Tap a die to move it, then send the whole plan at once: your opponent sees nothing before deciding too.",
    },
  },
  ChooseBonus: {
    focus: "board",
    means: {
      ru: "На нескольких ваших кубиках выпала единица (у некоторых хватает и двойки), и каждый даёт другому кубику бонус своего цвета. Выберите, чей бонус применить первым: порядок может быть важен.",
      en: "Several of your dice rolled a 1 (for some a 2 will do), and each gives the bonus of its colour to another die. Choose which bonus comes first: the order may matter.",
    },
  },
  ChooseBonusTarget: {
    focus: "board",
    means: {
      ru: "На кубике выпала единица, и он даёт бонус своего цвета одному из светящихся кубиков: своему и союзному цвету полный, остальным — частичный. В рамке сказано, что это за бонус; можно и отказаться.",
      en: "A die rolled a 1 and gives the bonus of its colour to one of the glowing dice: all of it to its own or an allied colour, part of it to others. The frame says what the bonus is; you may also decline.",
    },
  },
  StartDuel: {
    focus: "hand",
    means: {
      ru: "Выставьте кубик из резерва: он бросается против кубика на поле, и если число подошло, делает своё дело — ослабляет, сажает в Заточение (до конца боя), отправляет в Бездну (навсегда) или помогает. Можно спасовать; если спасуют оба подряд, начнётся бой.",
      en: "Send a die of your Reserve: it is rolled against a die on the field, and if the number fits it does its work: weakens, sends to Prison (until the battle is over) or to the Abyss (for good), or helps. You may pass; if both pass in a row, the battle begins.",
    },
  },
  SecondDie: {
    focus: "hand",
    means: {
      ru: "Вы начинали эту дуэль, поэтому можете сразу выставить ещё один кубик, в ту же цель или в другую. Если не хотите тратить резерв, скажите «хватит».",
      en: "You started this duel, so you may send one more die at once, at the same target or another. If you would rather keep your Reserve, say stop.",
    },
  },
  ChooseTarget: {
    focus: "board",
    means: {
      ru: "Решите, в какой кубик метит ваш. Под каждой целью показано, на каких числах вы победите; после выбора кубик бросят.",
      en: "Decide which die yours aims at. Below each target you see the numbers with which you win; then the die is rolled.",
    },
  },
  AnswerDuel: {
    focus: "hand",
    means: {
      ru: "Соперник выставил кубик, и вы можете ответить своим из резерва: ударить по его кубику или поправить тот, в который он целил. В рамке «Дуэль» сказано, что может каждый ответ; пас ничего не стоит.",
      en: "Your opponent sent a die, and you may answer with one of your Reserve: strike that die, or mend the one it aimed at. The frame of the duel says what each answer may do; passing costs nothing.",
    },
  },
  ChooseAnswerTarget: {
    focus: "board",
    means: {
      ru: "Ответный кубик может метить в кубик соперника в зоне «Дуэль» или в того, кого он только что атаковал. Под целью показано, на каких числах вы победите.",
      en: "Your answering die may aim at your opponent’s die in the Duel zone or at the one it has just attacked. Below each target you see the numbers with which you win.",
    },
  },
  ChooseScript: {
    focus: "list",
    means: {
      ru: "Кубик может подействовать на цель двумя способами, и выбираете вы. Прибавляют обычно своему кубику, вычитают из чужого.",
      en: "The die may do one of two things to its target, and you choose. One usually adds to one’s own die and subtracts from the other’s.",
    },
  },
  MayDo: {
    focus: "list",
    means: {
      ru: "Это действие не обязательно: решите, сделать ли его. Если откажетесь, всё останется как есть.",
      en: "This may be done or left: you decide. If you decline, everything stays as it is.",
    },
  },
  ShareDamage: {
    focus: "board",
    asks: { ru: "Разделите урон между своими кубиками Жизни.", en: "Share the damage among your Life dice." },
    means: {
      ru: "Атака соперника пробила вашу Защиту, и остаток надо снять с кубиков Жизни: касайтесь их или делений под ними, пока не раздадите всё. Кубик, у которого ничего не осталось, уходит в Бездну навсегда.",
      en: "Your opponent’s Attack broke through your Defence, and the rest comes off your Life dice: tap them, or the divisions below, until all is shared. A die with nothing left goes to the Abyss for good.",
    },
  },
  ChooseReroll: {
    focus: "board",
    means: {
      ru: "После боя можно перебросить один свой кубик Жизни. Стоит рискнуть тем, что показывает мало: новое число остаётся, каким бы ни выпало.",
      en: "After a battle you may reroll one of your Life dice. Risk one that shows little: the new number stays, whatever it is.",
    },
  },
};
