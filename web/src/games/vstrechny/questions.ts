import type { VstrechnyQuestion } from "@contract/vstrechny.events";
import { board, hand, type Asking } from "../../table/game";

export const questions: Record<VstrechnyQuestion, Asking> = {
  DeployUnit: board(
    "Армии строятся: открыта верхняя карта вашей колоды, и её надо положить на любую свободную ячейку вашей половины (она внизу). Слева на карте атака, справа контратака, стрелка — куда отряд пойдёт, когда его подтолкнут; пока никто не дерётся.",
    "The armies form up: the top card of your deck is open and goes to any free cell of your half, which is the lower one. On a card the left number is the attack, the right one the counter, and the arrow shows where the unit goes when it is pushed; nobody fights yet.",
    { does: { ru: "Поставить", en: "Place" } },
  ),
  ChooseUnit: hand(
    "Каждый ход в бой входит один новый отряд: выберите его из трёх карт своей руки. После хода рука пополнится из Резерва.",
    "Every turn one new unit joins the battle: choose it among the three cards of your hand. After the turn your hand is filled up from the Reserve.",
    { does: { ru: "Ввести", en: "Bring in" } },
  ),
  EnterUnit: board(
    "Каждый ход сверху Резерва, вашей колоды, открывают новый отряд, и он входит на одну из трёх ячеек ближнего ряда. Если там стоит ваш отряд, он уступит место и пойдёт по своей стрелке, толкая следующих; если враг — начнётся бой.",
    "Every turn a new unit comes from the Reserve, your deck, and enters one of the three cells of your nearest row. If a unit of yours stands there, it makes way by its own arrow and pushes the next one; if it is an enemy, they fight.",
    { does: { ru: "Войти", en: "Enter" } },
  ),
  PushUnit: board(
    "Этот отряд столкнули с его ячейки, и он обязан уйти туда, куда показывает стрелка на его карте. На пустую ячейку он встанет, свой отряд сдвинет дальше, на врага нападёт: ваша атака (вбок на 2 больше) против его контратаки. Чем кончится каждый шаг, сказано в «Цепочке» и на поле, если указать на ячейку.",
    "This unit was pushed out of its cell and must go where the arrow of its card points. On an empty cell it stays, a unit of yours is pushed on, an enemy is attacked: your attack (2 more from the side) against his counter. How each step ends is told in the chain, and on the field when you point at it.",
    { does: { ru: "Идти", en: "Go" } },
  ),
  GoOn: board(
    "Под стрелкой этого отряда черта: встав на пустую ячейку, он может сделать ещё один шаг в любую сторону своей стрелки и там даже напасть. «Стоп» — остаться на месте.",
    "The arrow of this unit is underlined: having come to an empty cell, it may take one more step along its arrow, and even attack there. It may stay, too.",
    { does: { ru: "Дальше", en: "On" } },
  ),
};
