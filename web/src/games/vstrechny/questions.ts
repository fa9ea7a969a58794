import type { VstrechnyQuestion } from "@contract/vstrechny.events";
import type { Asking } from "../../table/game";

export const questions: Record<VstrechnyQuestion, Asking> = {
  DeployUnit: {
    focus: "board",
    does: { ru: "Поставить", en: "Place" },
    means: {
      ru: "Армии строятся: открыта верхняя карта вашей колоды, и её надо положить на любую свободную ячейку вашей половины (она внизу). Пока никто не дерётся; стойких ставьте вперёд, а тех, кто ходит вбок, — туда, где им есть куда повернуть.",
      en: "The armies form up: the top card of your deck is open and goes to any free cell of your half, which is the lower one. Nobody fights yet; put the sturdy in front, and those who may turn aside where they have room for it.",
    },
  },
  ChooseUnit: {
    focus: "hand",
    does: { ru: "Ввести", en: "Bring in" },
    means: {
      ru: "Каждый ход в бой входит один новый отряд: выберите его из трёх карт своей руки. После хода рука пополнится из Резерва.",
      en: "Every turn one new unit joins the battle: choose it among the three cards of your hand. After the turn your hand is filled up from the Reserve.",
    },
  },
  EnterUnit: {
    focus: "board",
    does: { ru: "Войти", en: "Enter" },
    means: {
      ru: "Новый отряд входит на одну из трёх ячеек вашего ближнего ряда. Если там стоит ваш отряд, он уступит место и пойдёт по своей стрелке, толкая следующих; если враг — начнётся бой.",
      en: "The new unit enters one of the three cells of your nearest row. If a unit of yours stands there, it makes way by its own arrow and pushes the next one; if it is an enemy, they fight.",
    },
  },
  PushUnit: {
    focus: "board",
    does: { ru: "Идти", en: "Go" },
    means: {
      ru: "Этот отряд столкнули с его ячейки, и он обязан уйти туда, куда показывает стрелка на его карте. Пустая ячейка — он встанет, свой отряд — сдвинет его, враг — бой: ваша атака (вбок на 2 больше) против его контратаки.",
      en: "This unit was pushed out of its cell and must go where the arrow of its card points. On an empty cell it stays, a unit of yours is pushed on, an enemy is fought: your attack (2 more from the side) against his counter.",
    },
  },
  GoOn: {
    focus: "board",
    does: { ru: "Дальше", en: "On" },
    means: {
      ru: "Под стрелкой этого отряда черта: встав на пустую ячейку, он может сделать ещё один шаг в любую сторону своей стрелки и там даже напасть. Можно и остаться.",
      en: "The arrow of this unit is underlined: having come to an empty cell, it may take one more step along its arrow, and even attack there. It may stay, too.",
    },
  },
};
