/** How each question is asked: where its answers lie, what is picked together, and what it means for a newcomer. */
import type { BoetsQuestion } from "@contract/boets.events";
import type { BoetsView } from "@contract/boets.view";
import { board, hand, list, type Asking, type Picks } from "../../table/game";
import { diceOf } from "./parts";

const left = (view: BoetsView) => Number(view.question?.details["left"] ?? 0);
const asked = (view: BoetsView) => view.asked[0] ?? 0;
const inHand = (view: BoetsView, seat: number, card: string) => view.zones[`hand-${seat}`]?.filter((each) => each === card).length ?? 0;

const dice = (ru: string, en: string): Picks<BoetsView> => ({
  most: left,
  copies: (view, die) => diceOf(view, asked(view), die),
  ends: "enough",
  isOrdered: true,
  sends: (count) => ({ ru: `${ru} ${count}`, en: `${en} ${count}` }),
});
const thrown = dice("Бросить", "Roll");
const cards = (most: (view: BoetsView) => number, whose: (view: BoetsView) => number, ends?: string): Picks<BoetsView> => ({
  most,
  copies: (view, card) => inHand(view, whose(view), card),
  ends,
  sends: (count) => ({ ru: `Сбросить ${count}`, en: `Discard ${count}` }),
});
const noDice = { enough: { ru: "Ни одного", en: "None" } };
const change = { enough: { ru: "Не менять", en: "No change" } };

export const questions: Record<BoetsQuestion, Asking> = {
  Mobilise: board(
    "Ход начинается с броска: выберите до трёх своих кубиков, из запаса или уже лежащих на ринге. Вам нужны одинаковые числа одного цвета: два таких кубика дают приёму этого цвета минимальную мощность, три — среднюю, четыре — максимальную.",
    "A turn begins with a throw: pick up to three of your dice, from the reserve or from the ring. You want equal numbers of one colour: two give a technique minimal power, three middle, four maximal.",
    { picks: thrown, words: noDice },
  ),
  RollForDiscard: board(
    "Вы сбросили приём вместо того, чтобы провести его. В утешение можно бросить до двух своих кубиков его цвета.",
    "You discarded a technique instead of playing it. As a consolation you may roll up to two of your dice of its colour.",
    { picks: thrown, words: noDice },
  ),
  RollDice: board(
    "Ваш приём даёт бросить ещё кубики. Выберите те, что лежат врозь, — одинаковые лучше не трогать.",
    "Your technique lets you roll more dice. Pick those that stand alone; equal ones are better left where they are.",
    { picks: thrown, words: noDice },
  ),
  KeepDice: board(
    "Раунд окончен, кубики уходят в запас, но ваш боец может оставить несколько на ринге. Оставляйте одинаковые одного цвета: с ними следующий раунд начнётся сильнее.",
    "The round is over and dice go to the reserve, but your fighter may keep some on the ring. Keep equal ones of one colour: the next round begins stronger with them.",
    { picks: dice("Оставить", "Keep"), words: noDice },
  ),
  Stun: board(
    "Оглушение: вы перебрасываете один кубик противника. Выберите тот, что стоит в его самой большой группе, — она развалится.",
    "Stun: you roll one die of your opponent. Pick one of his largest group and break it up.",
  ),
  PerformTechnique: hand(
    "Проведите один приём: золотая строка на карте — мощность, на которую хватает одинаковых кубиков её цвета; кубики не тратятся. На атаку противник может ответить, на манёвр — нет. Если проводить нечего, сбросьте карту: за цветную можно бросить до двух кубиков её цвета.",
    "Play one technique: a gold row on a card is a power for which you have enough equal dice of its colour; the dice are not used up. An attack may be answered, a manoeuvre not. If nothing can be played, discard a card: a coloured one lets you roll up to two dice of its colour.",
  ),
  PlayCounter: hand(
    "Противник бьёт или отвечает на ваш приём, и сейчас можно сыграть контрприём — карту с этим словом, если на неё хватает кубиков; нет такой карты — не отвечайте. Тогда случится то, что написано на последней ступени лестницы.",
    "Your opponent attacks or answers you, and now you may play a counter, a card that says so, if your dice allow it; without one, let it pass. Then what stands on the last rung of the ladder happens.",
    { words: { pass: { ru: "Не отвечать", en: "Let it pass" } } },
  ),
  RetryAttack: hand(
    "Вашу атаку отменили, но слабым контрприёмом: можно сразу провести другую атаку. Она должна быть у вас на руке, и на неё нужны кубики.",
    "Your attack was cancelled by a weak counter: you may play another attack at once. It has to be in your hand and needs its dice.",
    { words: { pass: { ru: "Не атаковать", en: "No more attacks" } } },
  ),
  CallJudge: hand(
    "Судья заметил запрещённую атаку: вам грозит жёлтая карточка, а вторая — уже поражение. Если у вас есть карта «Свой судья», сыграйте её, и жёлтой карточки не будет.",
    "The referee has seen the forbidden attack and you face a yellow card; a second one loses the fight. Own Judge spares you, if you hold it.",
    { words: { pass: { ru: "Взять карточку", en: "Take the card" } } },
  ),
  UseProtection: list(
    "«Блок» снимает часть повреждений: выберите, какое не пройдёт. Обычное отнимает жетон насовсем, болевое лишь переворачивает его до конца раунда.",
    "Block takes off part of the damage: choose which does not get through. Ordinary damage loses a token for good, pain only turns it over until the round ends.",
  ),
  ShakeOff: list(
    "Ваш боец бросил кубик и получит не больше, чем выпало. Выберите, от какого повреждения избавиться: обычное отнимает жетон насовсем, болевое — до конца раунда.",
    "Your fighter rolled a die and takes no more than it shows. Choose what to shake off: damage loses a token for good, pain only until the round ends.",
  ),
  HealToken: list(
    "Лечение: верните потерянный жетон или переверните болевой. Боль после раунда пройдёт сама, потерянный жетон — нет.",
    "Heal: bring back a lost token or turn a pain token over. Pain goes by itself after the round, a lost token does not.",
  ),
  Contuse: hand(
    "Контузия открыла вам руку противника: внизу его карты. Выберите, какую он сбросит, — лучше ту, которой он может ответить.",
    "Contusion has opened your opponent's hand: his cards are below. Choose what he discards, best a card that he could answer with.",
    { picks: cards(left, (view) => 1 - asked(view)) },
  ),
  DiscardCards: hand(
    "«Тренер» даёт сбросить сколько угодно своих карт. В конце хода вы доберёте до пяти, так что ненужные можно сменить.",
    "The Coach lets you discard any number of your cards. You draw to five at the end of the turn, so useless ones may be changed.",
    { picks: cards((view) => view.zones[`hand-${asked(view)}`]?.length ?? 0, asked, "enough"), words: { enough: { ru: "Ничего не сбрасывать", en: "Discard nothing" } } },
  ),
  DiscardDown: hand(
    "В конце хода на руке остаётся пять карт. Сбросьте лишние: те, для которых у вас нет кубиков.",
    "Five cards stay in your hand at the end of a turn. Discard the rest: those you have no dice for.",
    { picks: cards(left, asked) },
  ),
  ExchangeCard: hand(
    "Ваш боец может сменить одну карту: она уходит под колоду, а вы берёте верхнюю. Меняйте ту, что не подходит к вашим кубикам, или пропустите.",
    "Your fighter may change one card: it goes under the deck and you take the top one. Change what does not fit your dice, or pass.",
    { words: { pass: { ru: "Не менять", en: "Keep all" } } },
  ),
  SearchDeck: hand(
    "Ваш боец начинает раунд с карты на выбор: внизу лежит вся его колода. Возьмите приём того цвета, которого у вас больше всего кубиков.",
    "Your fighter begins the round with a card of his choice: his whole deck lies below. Take a technique of the colour you have most dice of.",
  ),
  ScornPain: list(
    "«Презрение»: отдайте здоровый жетон, возьмите карту и бросьте кубики — сколько угодно раз. Отдадите последний здоровый — проиграете.",
    "Scorn: give a healthy token, draw a card and roll dice, as often as you like. Giving the last healthy token loses the fight.",
    { words: { again: { ru: "Отдать жетон", en: "Give a token" }, enough: { ru: "Хватит", en: "Enough" } } },
  ),
  NudgeDie: board(
    "«Медитация» меняет число на одном вашем кубике на единицу. Выберите кубик, которому до большой группы не хватает одного шага.",
    "Meditation changes the number on one of your dice by one. Pick a die that is one step away from a large group.",
    { gathers: true, words: change },
  ),
  NudgeBy: board(
    "Прибавьте к числу кубика единицу или отнимите. Сравните с соседними кубиками того же цвета: нужны одинаковые.",
    "Add one to the die or take one off. Compare it with the others of its colour: you want equal numbers.",
    { gathers: true },
  ),
  SwapDice: board(
    "Два ваших кубика на ринге обменяются числами, даже если они разных цветов. Выберите первый из них.",
    "Two of your ring dice exchange their numbers, whatever their colours. Pick the first of them.",
    { gathers: true, words: change },
  ),
  SwapWith: board(
    "Теперь второй кубик обмена. Ищите такой, чтобы обе группы выросли или хотя бы одна.",
    "Now the second die of the exchange. Look for one that makes a group grow, or both.",
    { gathers: true },
  ),
  TurnDie: board(
    "Один ваш кубик на ринге можно повернуть любой стороной. Выберите одиночку рядом с большой группой того же цвета.",
    "One of your ring dice may be turned to any side. Pick a single one beside a large group of its colour.",
    { gathers: true, words: change },
  ),
  TurnTo: board(
    "Выберите, что покажет кубик. Лучше всего то же число, что у самой большой группы его цвета.",
    "Choose what the die shows. Best is the number of the largest group of its colour.",
    { gathers: true },
  ),
  ChooseFighter: list(
    "Выберите бойца: цветные числа — сколько у него кубиков силы, скорости, координации и выносливости. Ниже сказано, что умеет только он.",
    "Pick a fighter: the coloured numbers are his dice of strength, speed, coordination and endurance. Below stands what only he can do.",
  ),
  MayDo: list(
    "Это действие карты не обязательно: решите, нужно ли оно вам сейчас. Если откажетесь, остальное на карте всё равно случится.",
    "This effect of the card is optional: decide whether you want it now. If you decline, the rest of the card still happens.",
  ),
  ChooseScript: list(
    "Карта предлагает одно из нескольких действий. Случится только то, что вы выберете.",
    "The card offers one of several effects. Only the one you choose happens.",
  ),
};
