/** What each question means, for somebody who has never read the rulebook. */
import type { DemonsQuestion } from "@contract/demons.events";
import { board, hand, list, type Asking } from "../../table/game";

export const questions: Record<DemonsQuestion, Asking> = {
  ChooseDemon: hand(
    "Вам выпали два демона: оставьте того, чья способность вам больше по душе, второй в игре не участвует. Соперники узнают ваш выбор, когда выберут все.",
    "You were dealt two demons: keep the one whose ability you like better, the other takes no part. Your opponents learn your choice once everybody has chosen.",
  ),
  ChooseMove: hand(
    "Каждый тайно кладёт одну карту рубашкой вверх, потом их открывают по очереди. За раунд у вас складывается серия из трёх карт, и номера в ней не должны убывать: на пустом месте написано «≥5», если нужно не меньше пяти. Меньше — вы вне боя; о такой карте предупредит тёмная полоса.",
    "Everybody secretly lays one card face down, then they are opened in turn. In a round you build a series of three cards, and its numbers must not go down: its empty place says “≥5” where five or more is needed. With less you are out of the fight; a dark strip warns of such a card.",
  ),
  ChooseAction: hand(
    "Ваша карта открыта и принята. На ней два действия: выполните одно, любое.",
    "Your card is open and accepted. It bears two actions: do one of them, whichever you like.",
  ),
  UseAbility: hand(
    "Действие выполнено, и теперь можно применить способность демона: она светится у вашего портрета. Но только раз за бой, так что её можно и приберечь.",
    "Your action is done, and now you may use your demon's ability: it glows beside your portrait. It works once a fight, so you may keep it for later.",
  ),
  UseAbilityEarly: hand(
    "Все карты лежат рубашкой вверх, и ни одна не открыта: это и есть миг вашей способности. Примените её сейчас или приберегите, она одна на бой.",
    "All cards lie face down and none is open yet: this is the moment of your ability. Use it now or keep it, there is one for each fight.",
  ),
  ChooseOpponent: board(
    "Это действие направлено на одного соперника. Укажите на него вверху стола.",
    "This action is aimed at one opponent. Point at them at the top of the table.",
  ),
  TakeCard: hand(
    "Вы видите руку соперника. Заберите из неё одну карту себе. Остальные стол запомнит за вас: они будут лежать у соперника лицом к вам.",
    "You see an opponent's hand. Take one card of it into your own. The table remembers the rest for you: they stay face up to you.",
  ),
  NameMove: board(
    "Назовите приём: укажите на его тактику. Если у соперника есть такие карты, он сбросит их все, а если нет — покажет руку всем.",
    "Name a move: point at its tactic. If the opponent holds such cards, all of them are discarded; if not, the hand is shown to everybody.",
  ),
  LayKnockout: board(
    "Положите «Нокаут» на одну из тактик. Кто следующим откроет карту этого приёма, выбудет из боя, даже если это будете вы.",
    "Put a Knockout card on one of the tactics. Whoever opens a card of that move next is out of the fight, even if it is you.",
  ),
  SetTrap: board(
    "Переверните одну тактику ловушкой вверх. Каждый, кто откроет карту этого приёма, потеряет 1 энергию; ловушка останется до конца боя.",
    "Turn one tactic to its trap side. Everybody who opens a card of that move loses 1 energy; the trap stays until the fight ends.",
  ),
  SetTraps: board(
    "Переворачивайте тактики ловушкой вверх, по одной. Можно остановиться и раньше: ставить все не обязательно.",
    "Turn tactics to their trap side, one at a time. Stop whenever you like: you need not use them all.",
  ),
  ClearTactics: board(
    "Уберите с тактик «Нокауты» и ловушки, которые вам мешают, по одному. Можно убрать и меньше, чем разрешено.",
    "Take Knockout cards and traps that are in your way off the tactics, one at a time. You may take away fewer than allowed.",
  ),
  DraftCard: board(
    "Перед боем карты выкладывают в открытую и берут по одной по кругу. Возьмите любую: соперники запомнят, что она у вас.",
    "Before a fight cards are laid out openly and taken one by one. Take any of them: the others will remember that you have it.",
  ),
  TrimHand: hand(
    "Перед новым боем на руке осталось слишком много карт. Сбросьте ту, без которой обойдётесь: сброс видят все.",
    "Before the next fight you hold too many cards. Discard one that you can do without: everybody sees the discard.",
  ),
  MayDo: list(
    "Это можно сделать, а можно и нет. Решайте: второй раз не спросят.",
    "You may do this or leave it. Decide now: you will not be asked again.",
  ),
  ChooseScript: list(
    "Карта предлагает несколько действий. Выберите одно, оно и случится.",
    "The card offers several things to do. Choose one, and that one happens.",
  ),
};
