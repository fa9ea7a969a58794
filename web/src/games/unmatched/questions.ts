/** Every question of Unmatched: where its answers lie, and what it means to somebody who has not read the rules. */
import type { UnmatchedQuestion } from "@contract/unmatched.events";
import { asking, board, hand, list, type Asking } from "../../table/game";

const lays = asking("hand", { does: { ru: "Положить", en: "Lay" } });
const discards = asking("hand", { does: { ru: "Сбросить", en: "Discard" } });
const wounds = asking("board", { does: { ru: "Ранить", en: "Wound" } });
const pass = (ru: string, en: string): Partial<Asking> => ({ words: { pass: { ru, en } } });

export const questions: Record<UnmatchedQuestion, Asking> = {
  ChooseSize: list(
    "Ваш герой бывает большим и маленьким: большой сильнее бьёт, маленький крепче защищается. Размер не навсегда — его меняют карты, поэтому начните с того, что вам ближе.",
    "Your hero can be big or small: big hits harder, small defends better. The size is not for good, cards change it, so begin with what you like better.",
    { words: { big: { ru: "Большой", en: "Big" }, small: { ru: "Маленький", en: "Small" } } },
  ),
  PlaceHero: board(
    "Партия начинается: на стартовую ячейку встаёт один из ваших героев. Нажмите того, кто выйдет первым.",
    "The match begins: one of your heroes takes the start space. Touch the one who comes first.",
  ),
  PlaceSidekick: board(
    "Помощники вашего героя выходят на поле по одному. Нажмите того, кого поставить сейчас, — ячейку выберете следом.",
    "Your hero's sidekicks come to the board one by one. Touch the one to place now; the space is chosen next.",
  ),
  PlaceFighter: asking("board", { does: { ru: "Поставить", en: "Place" } })(
    "Боец встаёт сразу на любую из золотых ячеек, идти к ней не нужно. На одной ячейке помещается один боец.",
    "The fighter is put straight on any of the golden spaces; no walking is needed. A space holds one fighter.",
  ),
  Gaze: wounds(
    "Медуза в начале хода может ранить взглядом одного противника из своей зоны: зоны — это цветные секторы с буквами. Нажмите золотого бойца или «Никому».",
    "At the start of her turn Medusa may wound one opponent in a zone she stands in: zones are the coloured sectors with letters. Touch a golden fighter, or choose «Nobody».",
    pass("Никому", "Nobody"),
  ),
  TakeAction: list(
    "За ход у вас два действия, можно одинаковые: манёвр — взять карту и походить бойцами, приём — разыграть карту-приём, атака — ударить того, до кого достаёте.",
    "You take two actions a turn, the same one twice if you like: a manoeuvre draws a card and moves your fighters, a scheme plays a scheme card, an attack strikes a fighter within reach.",
    { words: { manoeuvre: { ru: "Манёвр", en: "Manoeuvre" }, scheme: { ru: "Приём", en: "Scheme" }, attack: { ru: "Атака", en: "Attack" } } },
  ),
  BoostMove: discards(
    "Карту можно сбросить, чтобы пройти дальше: к перемещению прибавится число у стрелки в её нижнем углу. Остальное на карте не действует; если карту жалко — «Не усиливать».",
    "You may discard a card to go further: the number by the arrow in its lower corner is added to your move. Nothing else on it counts; choose «No boost» to keep your cards.",
    pass("Не усиливать", "No boost"),
  ),
  AddVoyages: list(
    "Синдбад ходит тем дальше, чем больше его карт-путешествий уже лежит в сбросе: по ячейке за каждую. Карты при этом остаются в сбросе, так что «да» ничего не стоит.",
    "Sinbad goes further the more of his voyage cards lie in his discard pile: one space for each. The cards stay there, so «yes» costs nothing.",
    { words: { yes: { ru: "Прибавить", en: "Add them" }, no: { ru: "Не прибавлять", en: "Do not" } } },
  ),
  MoveGroup: asking("board", { does: { ru: "Идёт", en: "Moves" } })(
    "Ваши бойцы ходят по очереди, каждый не больше раза. Нажмите того, кто пойдёт сейчас, или закончите, если остальные остаются на местах.",
    "Your fighters move one after another, each at most once. Touch the one to go now, or finish if the others stay.",
  ),
  MoveFighter: asking("board", { does: { ru: "Идти", en: "Go" } })(
    "Боец доходит по дорогам до любой золотой ячейки; укажите на неё — увидите путь. Сквозь своих ходить можно, сквозь чужих обычно нельзя, и остаться на месте тоже можно.",
    "The fighter may follow the roads to any golden space; point at one to see the way. It may pass its friends, usually not its foes, and it may stay where it is.",
  ),
  ChooseScheme: asking("hand", { does: { ru: "Разыграть", en: "Play" } })(
    "Приём — карта со свитком: она сразу делает то, что на ней написано, без боя. Нажмите золотую карту; после этого она уйдёт в сброс.",
    "A scheme is a card with a scroll: it does at once what it says, without combat. Touch a golden card; it goes to the discard pile afterwards.",
  ),
  NamePerformer: board(
    "Приём выполняет один из ваших бойцов на поле. От того, кто это, зависит, где подействует карта.",
    "One of your fighters on the board performs the scheme. Who it is decides where the card takes effect.",
  ),
  DeclareAttack: board(
    "Выберите, кто бьёт и кого: в ближнем бою достают до соседней ячейки, в дальнем — ещё и до всех, с кем общая зона. Нажмите бойца; если пар несколько, откроется список.",
    "Choose who strikes whom: melee fighters reach the next space, ranged ones also everybody they share a zone with. Touch a fighter; where there are several pairs, a list opens.",
  ),
  PlayAttack: lays(
    "Карта атаки ложится лицом вниз, и соперник отвечает, не зная её. Урон — её значение минус значение карты защиты.",
    "The attack card is laid face down, and the opponent answers without knowing it. The damage is its value less that of the defence card.",
  ),
  CommitBoost: lays(
    "Король Артур может подложить под свою атаку ещё одну карту: её число у стрелки прибавится к удару. Но если соперник отменит эффекты вашей карты, прибавка пропадёт.",
    "King Arthur may add another card under his attack: the number by its arrow is added to the blow. But if the opponent cancels the effects of your card, it is lost.",
    pass("Без усиления", "No boost"),
  ),
  PlayDefence: lays(
    "Вас атакуют закрытой картой. Положите свою карту защиты, чтобы её значение вычли из удара; с ответом «Не защищаться» удар пройдёт целиком.",
    "You are attacked with a hidden card. Lay a defence card, and its value is taken off the blow; with «No defence» the blow counts in full.",
    pass("Не защищаться", "No defence"),
  ),
  BoostAttack: discards(
    "Эту карту можно усилить: сбросьте любую карту с руки, и число у её стрелки прибавится к значению. Сброшенная карта больше ничего не делает.",
    "This card may be boosted: discard any card of your hand, and the number by its arrow is added to the value. The discarded card does nothing else.",
    pass("Не усиливать", "No boost"),
  ),
  MoveEither: asking("board", { does: { ru: "Переместить", en: "Move" } })(
    "Карта передвигает одного из двух участников боя, и выбираете вы. Можно отогнать чужого бойца или увести своего.",
    "The card moves one of the two fighters of this combat, and you choose which. Drive the other's fighter away, or take your own to safety.",
  ),
  DamageOne: wounds(
    "Карта ранит одного бойца из золотых, и ранить кого-то обязательно. Посмотрите на число в сердце: если здоровье кончится, боец уходит с поля.",
    "The card wounds one of the golden fighters, and somebody has to be wounded. Look at the number in the heart: at none left a fighter leaves the board.",
  ),
  ChooseSpace: board(
    "Сначала выбирают две ячейки рядом, потом карта ранит противников, которые на них стоят. Нажмите золотую ячейку.",
    "Two neighbouring spaces are chosen first, then the card wounds the opponents who stand there. Touch a golden space.",
  ),
  DiscardOwn: discards(
    "Соперник заставил вас сбросить карту, но какую — решаете вы. Расстаньтесь с той, которая сейчас нужна меньше всего.",
    "The opponent makes you discard a card, but you choose which. Part with the one you need least.",
  ),
  DiscardSurplus: discards(
    "К концу хода в руке остаётся не больше семи карт. Лишние сбрасывают по одной, и обратно они сами не придут.",
    "At the end of a turn a hand has no more than seven cards. What is over is discarded one by one and does not come back by itself.",
  ),
  PickFromHand: hand(
    "Вы видите руку соперника: он сбросит ту карту, которую вы нажмёте. Его карты лежат слева от ваших.",
    "You see the opponent's hand: he discards the card that you touch. His cards lie to the left of yours.",
  ),
  PickOpponent: board(
    "Карта действует на одного из ваших противников. Нажмите героя того, кого это коснётся.",
    "The card is about one of your opponents. Touch the hero of the one it shall be about.",
  ),
  Foresee: asking("hand", { does: { ru: "Взять", en: "Take" } })(
    "Вы смотрите верхние карты своей колоды; они лежат слева от руки. Нажмите ту, которую взять: остальные вернутся на колоду.",
    "You look at the top cards of your deck; they lie to the left of your hand. Touch the one to take; the others go back on the deck.",
  ),
  PutBack: asking("hand", { does: { ru: "Вернуть", en: "Put back" } })(
    "Остальные карты возвращаются на колоду в вашем порядке. Сейчас вы выбираете ту, которая придёт к вам позже всех.",
    "The other cards go back on the deck in the order you like. You now choose the one that will come to you last.",
  ),
  MayDo: list(
    "Карта предлагает, но не требует: можно сделать то, что на ней написано, или отказаться. Отказ ничего не стоит.",
    "The card offers this and does not demand it: do what it says, or decline. Declining costs nothing.",
    { words: { yes: { ru: "Сделать", en: "Do it" }, no: { ru: "Отказаться", en: "Decline" } } },
  ),
  ChooseScript: list(
    "На карте несколько действий, и выполнять их можно в любом порядке. Выберите, что сделать первым, — каждое сработает только один раз.",
    "The card has several effects, to be carried out in the order you like. Choose what comes first; each works only once.",
  ),
};
