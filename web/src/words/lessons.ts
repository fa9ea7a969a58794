/** What the first game of somebody explains besides its questions and its goal: what happens for the first time. Each is
 * said once. */
import type { BoetsEvent } from "@contract/boets.events";
import type { DemonsEvent } from "@contract/demons.events";
import type { NineDiceEvent } from "@contract/ninedice.events";
import type { UnmatchedEvent } from "@contract/unmatched.events";
import type { VstrechnyEvent } from "@contract/vstrechny.events";
import type { GameId } from "../games";
import type { Text } from "../table/game";

/** `as`: the question that explains the same; one of the two is enough. */
type Lesson = Text & { as?: string };

interface Lessons<E extends string> {
  events: { [event in E]?: Lesson };
}

const vstrechny: Lessons<VstrechnyEvent["event"]> = {
  events: {
    "unit-attacked": {
      ru: "Отряд вошёл на ячейку врага, и это бой: атака вошедшего, левое число, против контратаки стоящего, правого; вбок атака на 2 больше. Больше — ячейка взята, поровну — оба в сброс, меньше — в сброс уходит нападавший.",
      en: "A unit entered an enemy's cell, and that is a fight: the attack of the one who enters, the left number, against the counter of the one who stands there, the right one; from the side the attack is 2 more. More takes the cell, a tie discards both, less discards the attacker.",
    },
    "unit-opened": {
      as: "EnterUnit",
      ru: "Каждый ход начинается с верхней карты резерва: этот отряд сейчас выйдет на одну из трёх ячеек ближнего ряда. Если там стоит свой, новичок вытолкнет его вперёд, куда велит его стрелка; если враг — будет бой.",
      en: "Every turn begins with the top card of the Reserve: this unit now enters one of the three cells of the home row. A friend who stands there is pushed on as its arrow says; an enemy is fought.",
    },
  },
};

const unmatched: Lessons<UnmatchedEvent["event"]> = {
  events: {
    "combat-decided": {
      ru: "Карты открыты, и урон — это насколько атака больше защиты. Прошёл хотя бы 1 урон — в бою победил атакующий, иначе обороняющийся: об этом слова «если вы победили в бою» на картах.",
      en: "The cards are open, and the damage is what the attack has over the defence. If at least 1 gets through, the attacker has won the combat, otherwise the defender: that is what “if you won the combat” on cards is about.",
    },
    "fighter-defeated": {
      ru: "Здоровье кончилось, и боец ушёл с поля. Потеря помощника — ещё не поражение, но карты, которые мог играть только он, теперь годятся лишь для усиления.",
      en: "The health is gone, and the fighter leaves the board. Losing a sidekick is not the end, but cards that only that fighter could play now serve for boosts alone.",
    },
    "effects-cancelled": {
      ru: "Слова на карте отменены: она ничего не делает, но число на ней по-прежнему считается.",
      en: "The words of the card are cancelled: it does nothing, but its number still counts.",
    },
    "deck-ran-out": {
      ru: "Колода пуста, а сброс в неё не возвращают. Теперь всякий раз, когда этому игроку нужно взять карту, каждый его боец получает 2 урона: тянуть время больше нельзя.",
      en: "The deck is empty, and the discard pile does not go back into it. From now on, whenever this player has to draw, each of his fighters takes 2 damage: there is no more time to lose.",
    },
    "scheme-played": {
      as: "ChooseScheme",
      ru: "Приём — карта со свитком: её не кладут в бою, а разыгрывают вместо манёвра или атаки. Случается то, что на ней написано, и карта уходит в сброс.",
      en: "A scheme is a card with a scroll: it is not laid in combat but played instead of a manoeuvre or an attack. What is written on it happens, and the card is discarded.",
    },
    "value-changed": {
      ru: "Слова карт изменили число этой карты: в бою считается новое. Порядок всегда один — сначала «немедленно», потом «во время боя», после урона «после боя».",
      en: "Words of the cards have changed the number of this one: the new one counts in the combat. The order is always the same: first “immediately”, then “during combat”, and “after combat” when the damage is done.",
    },
    "size-changed": {
      as: "ChooseSize",
      ru: "Алиса изменила размер. Большая прибавляет 2 к своим картам атаки, маленькая — 1 к картам защиты.",
      en: "Alice has changed her size. Big, she adds 2 to her attack cards; small, 1 to her defence cards.",
    },
    "player-out": {
      ru: "Герой повержен, и его игрок выбыл; остальные играют дальше. Побеждает тот, чей герой — или чья команда — останется на поле.",
      en: "A hero has fallen and the player is out; the others play on. The one whose hero, or whose team, is left on the board wins.",
    },
  },
};

const boets: Lessons<BoetsEvent["event"]> = {
  events: {
    "damage-taken": {
      ru: "Обычное повреждение забирает здоровый жетон насовсем, болевое переворачивает его: боль пройдёт к новому раунду. Когда здоровых не останется, это нокаут, так что опасно и то, и другое.",
      en: "Ordinary damage takes a healthy token for good, pain turns one over: pain is gone by the next round. With no healthy token left it is a knock-out, so both are dangerous.",
    },
    "referee-looked": {
      ru: "Эта атака запрещённая: за судью бросают кубик, и если выпало не больше, чем приёму нужно кубиков, боец получает жёлтую карточку. Вторая карточка — поражение; сама атака идёт дальше в любом случае.",
      en: "This attack is forbidden: a die is rolled for the referee, and if it shows no more than the dice that the technique needs, the fighter gets a yellow card. A second one loses the fight; the attack goes on in any case.",
    },
    "attack-cancelled": {
      ru: "Контрприём отменил атаку: повреждений не будет, обе карты уйдут в сброс. На контрприём тоже можно ответить контрприёмом — ступени лестницы показывают, кто кому.",
      en: "A counter has cancelled the attack: it does no damage, and both cards will be discarded. A counter may be answered with a counter too: the rungs of the ladder show who answered whom.",
    },
    "protection-raised": {
      as: "UseProtection",
      ru: "«Блок» не отменяет атаку, а снимает часть её повреждений — столько, сколько написано. Какие именно, обычные или болевые, решает тот, кто защищался.",
      en: "Block does not cancel an attack but takes off as much of its damage as it says. Which, ordinary or pain, is up to the one who defends.",
    },
    "hand-seen": {
      as: "Contuse",
      ru: "Контузия: рука бойца открыта противнику, и тот выбирает, какие её карты сбросить — столько, сколько написано на приёме.",
      en: "Contusion: a fighter's hand lies open to the opponent, who picks as many of its cards to be discarded as the technique says.",
    },
    "knocked-down": {
      ru: "Нокдаун: этот боец пропустит свой следующий ход, а противник сходит дважды подряд.",
      en: "A knock-down: this fighter misses the next turn, and the opponent takes two in a row.",
    },
    "doctor-called": {
      ru: "К концу раунда болевых жетонов было больше, чем здоровых, и решал врач: боец бросил по кубику за каждый лишний. Выпади хоть одна шестёрка, бой остановили бы и победил бы противник.",
      en: "When the round ended there were more pain tokens than healthy ones, so the doctor decided: the fighter rolled a die for each that was over. A single six would have stopped the fight and let the opponent win.",
    },
    "round-prepared": {
      ru: "Раунд кончился, потому что у кого-то кончилась колода. Боль прошла, кубики вернулись в запас, карты перемешаны; потерянные жетоны и жёлтые карточки остались. Победа по очкам — в конце раунда, если на ринге все кубики бойца и в каждом цвете одно число.",
      en: "The round ended because a deck ran out. Pain is gone, dice are back in the reserve, cards are shuffled; lost tokens and yellow cards stay. A win on points comes at the end of a round, to a fighter with all dice on the ring and one number in each colour.",
    },
  },
};

const demons: Lessons<DemonsEvent["event"]> = {
  events: {
    "knockout-laid": {
      as: "LayKnockout",
      ru: "В середине стола семь тактик, по одной на каждый приём, и на одной теперь лежит «Нокаут». Кто следующим откроет карту этого приёма, выбудет из боя, а «Нокаут» вернётся в стопку.",
      en: "In the middle lie seven tactics, one for each move, and now there is a Knockout on one of them. Whoever opens a card of that move next is out of the fight, and the Knockout goes back to the pile.",
    },
    "trap-set": {
      as: "SetTrap",
      ru: "Эта тактика повёрнута ловушкой вверх: каждый, кто откроет карту этого приёма, потеряет 1 энергию. Ловушка не исчезает до конца боя.",
      en: "This tactic shows its trap side: everybody who opens a card of that move loses 1 energy. The trap stays until the fight ends.",
    },
    "ability-used": {
      as: "UseAbility",
      ru: "Демон применил способность: у каждого она своя и написана рядом с портретом. Одни действуют всегда, другие — раз за бой; применённая зачёркнута.",
      en: "A demon has used its ability: each has its own, told beside the portrait. Some always work, others once in a fight; one that was used is crossed out.",
    },
    "round-began": {
      ru: "В раунде три хода: каждый ход все разом кладут по карте, и номера в своей серии не должны убывать. После третьего хода серии уходят в сброс, и можно снова начинать с малого; карт между раундами не добирают.",
      en: "A round has three turns: in each everybody lays a card at once, and the numbers of a series must not go down. After the third the series are discarded and may begin low again; no cards are drawn between rounds.",
    },
    "battlefield-worked": {
      ru: "У каждого боя своё поле, оно лежит справа от тактик. Сейчас случилось то, что на нём написано, — это касается всех демонов.",
      en: "Each fight has its battlefield, to the right of the tactics. What it says has just happened, and it concerns all demons.",
    },
    "fight-won": {
      ru: "Бой выигран, и в следующем снова участвуют все: энергии опять по 3, «Нокауты» и ловушки убраны. Руки остались: у кого карт меньше пяти — доберёт, у кого больше — сбросит лишние.",
      en: "A fight is won, and everybody takes part in the next: energy is 3 again, Knockouts and traps are gone. Hands are kept: whoever has fewer than five cards draws, whoever has more discards.",
    },
    "stance-taken": {
      ru: "Защитная стойка: пока повёрнутая карта лежит в серии, на этого демона не действуют «Нокаут», «Град ударов» и «Натиск».",
      en: "A defensive stance: while the turned card lies in the series, Knockout cards, “Hail of blows” and Onslaught do nothing to this demon.",
    },
    "initiative-taken": {
      ru: "Карта первого игрока перешла к другому. Её владелец каждый ход открывает свою карту раньше всех; сама она не переходит.",
      en: "The first-player card has a new owner, who opens a card before everybody else in each turn. It never passes by itself.",
    },
    "demon-left": {
      ru: "Демон выбыл из этого боя, почему — сказано в журнале. Карты на руке остаются ему к следующему бою, так что проигранный бой — не проигранная партия.",
      en: "A demon is out of this fight; the log says why. The cards of the hand stay for the next fight, so a lost fight is not a lost match.",
    },
  },
};

const ninedice: Lessons<NineDiceEvent["event"]> = {
  events: {
    "reserve-attack-began": {
      ru: "Началась атака резервов: игроки по очереди начинают дуэли, первым тот, у кого в резерве больше кубиков. Когда оба спасуют подряд или выставить будет нечего, начнётся бой.",
      en: "The reserve attack has begun: players start duels in turn, first the one with more dice in Reserve. When both pass in a row, or nothing is left to send, the battle begins.",
    },
    "dice-compared": {
      ru: "Дуэль решает сравнение: брошенный кубик против числа на цели. Обычно нужно выбросить больше, Системщику и Крепости — меньше; у каждой формы своя победа и своё поражение, они написаны у кубика и в правилах.",
      en: "A duel is a comparison: the die that was rolled against the number on its target. One usually needs more, Systemist and Fortress less; each shape has its own win and loss, they are told beside the die and in the rules.",
    },
    "attack-ended": {
      ru: "Дуэль окончена, и кубики, которые дрались, ушли в Заточение. После боя хозяин заберёт их обратно в резерв.",
      en: "The duel is over, and the dice that fought went to the Prison. After the battle their owner takes them back into Reserve.",
    },
    "bonuses-came": {
      as: "ChooseBonus",
      ru: "Выпала единица, и сработал бонус цвета: брошенный кубик помогает другому. Кубику союзного цвета он даёт бонус целиком, нейтральному — часть, вражескому — ничего; кто кому союзник, покажет «Круг цветов».",
      en: "A 1 was rolled and brings a colour bonus: the die helps another. A die of an allied colour gets it in full, a neutral one in part, an enemy nothing; the colour wheel shows who is whose ally.",
    },
    "die-fell": {
      ru: "Кубик упал в Бездну: он выбыл до конца партии. Туда попадает всякий, на ком не осталось ни одного очка, и Разрушитель, проигравший дуэль; из Заточения же возвращаются.",
      en: "A die fell into the Abyss: it is out until the end of the match. Whatever has no pips left goes there, and a Destroyer that lost its duel; from the Prison dice come back.",
    },
    "battle-fought": {
      ru: "Бой считают разом: сумма Атаки минус сумма Защиты соперника — урон его Жизни, и хозяин сам делит его между своими кубиками. Если Жизнь осталась у обоих, всё начнётся снова с дуэлей.",
      en: "A battle is reckoned at once: the sum of Attack less the other's Defence is the damage to his Life, and its owner shares it among his dice. If both have Life left, duels begin again.",
    },
  },
};

export const LESSONS: Record<GameId, Lessons<string>> = { vstrechny, unmatched, boets, demons, ninedice };
