/** What the first game of somebody explains besides its questions: what it is played for, and what happens for the first
 * time. Each is said once. */
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
  goal: Text;
  events: { [event in E]?: Lesson };
}

const vstrechny: Lessons<VstrechnyEvent["event"]> = {
  goal: {
    ru: "Прорвитесь: если ваш отряд уйдёт за дальний край поля, в лагерь противника, вы сразу победили. Если за 11 ходов не прорвётся никто, победит тот, у кого на поле больше отрядов; при равенстве — больше элитных, с венком на карте.",
    en: "Break through: if a unit of yours leaves by the far edge, into the enemy camp, you win at once. If nobody does in 11 turns, whoever has more units on the field wins; if equal, more elite ones, with a wreath on the card.",
  },
  events: {
    "unit-attacked": {
      ru: "Отряд вошёл на ячейку врага, и это бой: атака вошедшего, левое число, против контратаки стоящего, правого; вбок атака на 2 больше. Больше — ячейка взята, поровну — оба в сброс, меньше — в сброс уходит нападавший.",
      en: "A unit entered an enemy's cell, and that is a fight: the attack of the one who enters, the left number, against the counter of the one who stands there, the right one; from the side the attack is 2 more. More takes the cell, a tie discards both, less discards the attacker.",
    },
  },
};

const unmatched: Lessons<UnmatchedEvent["event"]> = {
  goal: {
    ru: "Повергните чужого героя: он уходит с поля, когда кончается его здоровье — число в сердце. Герой и помощники дерутся картами вашей руки, а колода одна: когда она кончится, бойцы начнут слабеть.",
    en: "Bring down the other's hero, who leaves the board when the health, the number in the heart, is gone. Hero and sidekicks fight with the cards of your hand, and there is one deck: when it runs out, your fighters weaken.",
  },
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
  },
};

const boets: Lessons<BoetsEvent["event"]> = {
  goal: {
    ru: "У каждого бойца 12 жетонов здоровья; у кого не осталось здоровых, тот в нокауте и проиграл. Бьют картами-приёмами, а мощность им дают одинаковые кубики на ринге. Раундов не больше трёх: если все устояли, победит тот, у кого одинаковых кубиков больше.",
    en: "Each fighter has 12 health tokens; whoever has no healthy one left is knocked out and loses. You strike with technique cards, and equal dice on the ring give them power. There are at most three rounds: if both still stand, more equal dice win.",
  },
  events: {
    "damage-taken": {
      ru: "Обычное повреждение забирает здоровый жетон насовсем, болевое переворачивает его: боль пройдёт к новому раунду. Когда здоровых не останется, это нокаут, так что опасно и то, и другое.",
      en: "Ordinary damage takes a healthy token for good, pain turns one over: pain is gone by the next round. With no healthy token left it is a knock-out, so both are dangerous.",
    },
    "referee-looked": {
      ru: "Эта атака запрещённая: за судью бросают кубик, и если выпало не больше, чем приёму нужно кубиков, боец получает жёлтую карточку. Вторая карточка — поражение; сама атака идёт дальше в любом случае.",
      en: "This attack is forbidden: a die is rolled for the referee, and if it shows no more than the dice that the technique needs, the fighter gets a yellow card. A second one loses the fight; the attack goes on in any case.",
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
  goal: {
    ru: "Партия — череда боёв: бой выигрывает тот, кто остался в нём последним, а партию — кто выиграл три боя. Из боя выбывают, потеряв всю энергию (её вначале 3), попав под «Нокаут» или открыв карту с номером меньше прежнего.",
    en: "A match is a series of fights: whoever stays in last wins a fight, and three fights win the match. You are out of a fight when your energy is gone (it begins at 3), when a Knockout strikes you, or when you open a card with a lower number than the one before.",
  },
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
  goal: {
    ru: "Уничтожьте Жизнь соперника: у кого после боя нет кубиков в зоне «Жизнь», тот проиграл. В бою ваша Атака минус его Защита снимается с его Жизни, и так же наоборот; перед боем кубики из резерва дерутся на дуэлях, чтобы эти суммы изменить.",
    en: "Destroy your opponent's Life: whoever has no dice in the Life zone after a battle loses. In battle your Attack less his Defence comes off his Life, and the same the other way; before it, dice of the Reserves fight duels to change these sums.",
  },
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
    "battle-fought": {
      ru: "Бой считают разом: сумма Атаки минус сумма Защиты соперника — урон его Жизни, и хозяин сам делит его между своими кубиками. Если Жизнь осталась у обоих, всё начнётся снова с дуэлей.",
      en: "A battle is reckoned at once: the sum of Attack less the other's Defence is the damage to his Life, and its owner shares it among his dice. If both have Life left, duels begin again.",
    },
  },
};

export const LESSONS: Record<GameId, Lessons<string>> = { vstrechny, unmatched, boets, demons, ninedice };
