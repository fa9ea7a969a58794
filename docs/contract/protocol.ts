// Made from the Python types by ristal.protocol.codegen: change those.
import type { BoetsEvent, BoetsQuestion } from "./boets.events";
import type { DemonsEvent, DemonsQuestion } from "./demons.events";
import type { NineDiceEvent, NineDiceQuestion } from "./ninedice.events";
import type { UnmatchedEvent, UnmatchedQuestion } from "./unmatched.events";
import type { VstrechnyEvent, VstrechnyQuestion } from "./vstrechny.events";
import type { BoetsView } from "./boets.view";
import type { DemonsView } from "./demons.view";
import type { NineDiceView } from "./ninedice.view";
import type { UnmatchedView } from "./unmatched.view";
import type { VstrechnyView } from "./vstrechny.view";

/** What a viewer may know of a table. */
export type View = BoetsView | DemonsView | NineDiceView | UnmatchedView | VstrechnyView;

/** What happened at a table. */
export type GameEvent =
  | BoetsEvent
  | DemonsEvent
  | NineDiceEvent
  | UnmatchedEvent
  | VstrechnyEvent;

/** The class of a question. */
export type GameQuestion =
  | BoetsQuestion
  | DemonsQuestion
  | NineDiceQuestion
  | UnmatchedQuestion
  | VstrechnyQuestion;

/** Something on the table that an answer is about: `unit:bedouin` in the `hand`, `cell:b2` on the `board`. */
export interface About {
  thing: string;
  where: string;
}

/** The answer with this id of the client is kept as this move. */
export interface Ack {
  type: "ack";
  message_id: string;
  number: number;
}

/** Body of `POST …/draw`: nothing offers, `accept` answers an offer. */
export interface Agreement {
  accept?: boolean | null;
}

/** An answer, or what is known of it so far; each question fills its own part. `against` has the score of each of
    the `contestants` against each; `before` is the content that was compared with. */
export interface AnswerShown {
  ristal: string;
  rules: number;
  content: string;
  seed: number;
  bots: string[];
  stopped: string;
  before?: string;
  games?: number;
  deals?: number;
  moved?: MovedShown[];
  lengths?: (number | null)[];
  first?: ScoreShown[];
  things?: WorthShown[];
  of?: number;
  contestants?: string[];
  overall?: ScoreShown[];
  against?: ((ScoreShown | null)[])[];
  strengths?: StrengthShown[];
  endings?: Record<string, number>;
  judges?: JudgesShown | null;
}

/** A legal answer for people: what it is called, what it would meet, what it is about. */
export interface AnswerText {
  about: About[];
  answer: string;
  danger: Danger | null;
  label: string;
  note: string;
  outcome?: Outcome;
  reach?: MoveReach;
}

/** Body of `POST /api/lab` and of `POST /api/lab/estimate`: a question. `only` are choices of the game, `edition`
    one of the folder of editions, `options` those that are the same for all seats; the judge is a bot. */
export interface AskLab {
  question: "compare" | "ladder" | "matrix" | "worth";
  game: string;
  judge?: string;
  games?: number;
  seed?: number;
  only?: string[];
  options?: Record<string, string>;
  edition?: string;
  minutes?: number | null;
  four_times?: boolean;
}

/** Body of `POST /api/lessons/why`: an answer, or a thing that somebody points at and where it lies. */
export interface AskStep {
  game: string;
  lesson: string;
  step?: number;
  answers?: string[];
  seen?: number | null;
  answer?: string;
  about?: string;
  where?: string;
}

/** The geometry of a board. */
export interface BoardPlan {
  height: number;
  id: string;
  name: string;
  passages: string[];
  slopes: string[][];
  spaces: Space[];
  starts: string[];
  width: number;
  zones: BoardZone[];
}

export interface BoardZone {
  colour: string;
  id: string;
  letter: string;
  name: string;
}

/** All that is public and unchanging of a game with these options, in one language. */
export interface Catalogue {
  boards: BoardPlan[];
  clauses: Clause[];
  content: string;
  game: string;
  goal: string;
  language: string;
  options: OptionForm[];
  seats: number[];
  summary: string;
  things: Thing[];
  title: string;
}

/** Body of `POST /api/lobby`: a match for whoever comes. `level` is asked for, `strength` is one's own. */
export interface Challenge {
  game: string;
  seats?: number | null;
  options?: Record<string, string | number | (string | number)[]>;
  clock?: ClockLimits | null;
  nick?: string;
  seed?: string;
  level?: string;
  strength?: string;
}

/** A match that waits for whoever comes. `level` is asked for, `strength` is that of who asks; both may
    be empty. `chosen` are its options in words, those that are not usual. */
export interface ChallengeShown {
  challenge: string;
  game: string;
  name: string;
  minutes: number;
  options: Record<string, unknown>;
  chosen: string[];
  clock: ClockShown | null;
  level: string;
  strength: string;
  created: number;
  sitters: SitterShown[];
  terms: Terms;
}

/** `POST /api/lobby`: the seat of whoever asks, at a match that waits. */
export interface Challenged {
  challenge: string;
  match: string;
  seat: number;
  token: string;
  watch: string;
}

/** What chance brought a seat with a move, beyond what it brings on average. */
export interface ChanceNode {
  move: number;
  seat: number;
  luck: number;
}

/** From now on in another language; a `welcome` with the state in it comes back. */
export interface ChangeLanguage {
  type: "lang";
  lang: "en" | "ru";
}

/** Body of `POST /api/lab/{run}`. */
export interface ChangeRun {
  action: "forget" | "go-on" | "stop";
}

/** Body of `POST …/seat`: a new token for another device, a nickname, a webhook; or up from a table at which others
    are still missing. */
export interface ChangeSeat {
  action?: "leave" | "move" | "name" | "webhook";
  name?: string;
  webhook?: string;
}

export interface Choice {
  id: string;
  name: string;
}

/** Body of `POST …/claim`. */
export interface Claim {
  want?: "bot" | "win";
}

/** A clause of the rules page, and the chapter in which it stands. */
export interface Clause {
  chapter: string;
  id: string;
  text: string;
}

/** Seconds; what is left out has no limit. */
export interface ClockLimits {
  per_move?: number | null;
  per_match?: number | null;
  increment?: number | null;
}

/** Seconds; `left` has a place for every seat, `increment` comes after each turn to answer. */
export interface ClockShown {
  per_move: number | null;
  per_match: number | null;
  left: (number | null)[];
  increment?: number | null;
}

/** Little time, or none, is left to a seat: said once for each question. */
export interface ClockWarning {
  type: "clock";
  question: string;
  seat: number;
  left: number;
}

/** A single condition that cards know, as it is written and in words. */
export interface ConditionShown {
  value: unknown;
  says: string;
}

/** An answer that could have been given, and the chance to win with it from what the seat knew. */
export interface ConsideredAnswer {
  answer: string;
  label: string;
  chance: number;
}

/** A seat of a new match: a token where the creator sits; where nobody does an invite, and its page where the
    server knows its own address. */
export interface CreatedSeat {
  seat: number;
  sitter: string;
  token?: string;
  invite?: string;
  link?: string;
}

/** The chance of a seat before a move, from what it knew. */
export interface CurvePoint {
  move: number;
  seat: number;
  chance: number;
}

/** What an answer would bring upon the viewer himself, as the table is now: players are warned, not forbidden. */
export interface Danger {
  is_fatal: boolean;
  text: string;
}

/** What it brought to be dealt a thing before anybody decided anything: games with it less games without it. */
export interface DealtShown {
  points: number;
  interval: [number, number];
  games: number;
  without: number;
}

/** An answer that was not forced: the chance to win with it and with the best one, from what the seat knew, and the
    loss, which is an estimate. A mark says that the loss is beyond doubt ("?!", "?", "??"), or that no other answer
    would have lost nothing ("!"). Marked ones list all `choices` that were looked at. */
export interface Decision {
  move: number;
  seat: number;
  answer: string;
  label: string;
  best: string;
  best_label: string;
  chance: number;
  best_chance: number;
  loss: number;
  doubt: number;
  mark: string;
  choices: ConsideredAnswer[];
}

/** Something was kept as the move of this number. */
export interface Done {
  number: number;
}

/** Body of `POST …/draft`: answers of one gesture, to see what they would lead to. */
export interface Draft {
  question: string;
  answers: string[];
}

/** `POST …/draft`: the table as this seat would see it after its answers, and whether it would be asked then.
    Without a view: what would come of them is not for this seat to know yet. */
export interface Drafted {
  view: View | null;
  question: OpenQuestion | null;
  answers: AnswerText[];
  is_mine: boolean;
}

/** An effect in words, and its condition, if it has one. */
export interface EffectSaid {
  says: string;
  when: string;
}

/** `POST /api/lab/estimate`: how many games, how many seconds, half the width of the interval, and the command. */
export interface Estimated {
  games: number;
  seconds: number;
  spread: number;
  command: string;
}

/** A position that shows a clause, as a step of a lesson begins with it; `state` is the table, without its log. */
export interface Example {
  lesson: string;
  step: number;
  clause: string;
  title: string;
  text: string;
  notes: ExampleNote[];
  state: State;
}

/** What comes of an answer in a drawn position, and by which clause; "good" is what one would do. */
export interface ExampleNote {
  verdict: "bad" | "good";
  said: string;
  clause: string;
}

/** Something that a thing has: its strength, its cost. `value` is in words where words say more; `code` is then the
    word of the content that they tell, for those who draw it. */
export interface Fact {
  code: string;
  id: string;
  name: string;
  provenance: string;
  value: string | number | boolean;
}

/** The commitment at once, the secret and the seeds when the match is over. Of "typed" dice it says nothing: people
    threw them. */
export interface Fairness {
  commitment: string;
  dice: "fair" | "typed";
  secret?: string;
  seeds?: string[];
}

/** A field of a thing, and what may stand there. */
export interface FieldShown {
  name: string;
  kind: string;
  least: number | null;
  most: number | null;
  choices: string[];
  is_required: boolean;
}

/** A fight that an answer would begin and what it would end with, by what the viewer knows. */
export interface Fight {
  attack: number;
  bonus: number;
  counter: number;
  result: string;
  units: number[];
}

/** Something of a match as a number for each seat. */
export interface Figure {
  id: string;
  name: string;
  values: number[];
}

/** A figure, and what judges with four times the budget make of it; nought has no name. */
export interface FigureAgain {
  name: string;
  at: number;
  margin: number;
  later: number;
  later_margin: number;
}

/** Whether the order is the same with four times the budget; of each pair in `swapped` the second overtakes the
    first; `level` where nobody is surely ahead of anybody. */
export interface FourTimesShown {
  bots: string[];
  games: number;
  verdict: "changed" | "level" | "same" | "unsure";
  swapped: [string, string][];
  figures: FigureAgain[];
}

/** What the viewer saw at the event of this place in `events`: nobody is asked there yet. */
export interface Frame {
  event: number;
  view: View;
}

/** A game as a form for a new match needs it: the first of `seats` is usual, `sitters` are for that many. `slow` are
    levels that a page without a server is too slow for. */
export interface GameForm {
  id: string;
  name: string;
  summary: string;
  seats: number[];
  sitters: string[];
  minutes: number;
  has_dice: boolean;
  options: OptionForm[];
  levels: Choice[];
  lessons: LessonForm[];
  slow?: SlowLevel[];
}

/** Body of `POST …/answers`: one answer, or several that belong to one gesture. */
export interface GiveAnswer {
  question: string;
  message: string;
  answer?: string;
  answers?: string[];
}

/** What secret choices of several seats that fell together brought a seat, beyond what they bring on average. */
export interface Guess {
  move: number;
  seat: number;
  guessing: number;
}

/** The cards that a seat held at the end, turned up. */
export interface Hand {
  seat: number;
  cards: string[];
}

/** `GET /healthz` and `GET /readyz`. */
export interface Health {
  status: "ok";
}

/** The first message of a socket. With `frames`, moves come with what was seen at each of their events; with `talk`
    a seat hears what is said at the table; with `waits` it is elsewhere, and wants to be called when somebody comes. */
export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
  lang?: string;
  frames?: boolean;
  talk?: boolean;
  waits?: boolean;
}

/** `POST …/hint`: what a bot would answer from what this seat knows, the best first. `plan` begins with the best and
    goes on as long as nothing is learned: all of it can be given at once. `mix` is empty unless it pays to be
    unpredictable; `reason` is for people. */
export interface Hint {
  answers: HintedAnswer[];
  iterations: number;
  plan: string[];
  plan_labels: string[];
  reason: string;
  mix: MixedAnswer[];
}

/** An answer that a bot looked at: the share of its search, and what came of it, from 0 (lost) to 1 (won); 95 of 100
    times the truth lies from `low` to `high`. */
export interface HintedAnswer {
  answer: string;
  label: string;
  share: number;
  reward: number | null;
  low: number | null;
  high: number | null;
}

/** What an invite invites to, the commitment included: a guest sees it before giving a seed. `host` is who waits,
    since `since`; `role` is what was chosen for the guest's seat, in words, where it was. */
export interface Invitation {
  match: string;
  game: string;
  name: string;
  seat: number;
  options: Record<string, unknown>;
  public: boolean;
  sitters: SitterShown[];
  commitment: string;
  dice: "fair" | "typed";
  origin: OriginShown | null;
  host: string;
  since: number;
  minutes: number;
  role: string;
  clock: ClockShown | null;
  terms: Terms;
}

/** Body of `POST /api/invitation`; may be empty. */
export interface JoinMatch {
  nick?: string;
  seed?: string;
}

/** A bot that judges, and its points against another that everybody knows, if they were measured. */
export interface JudgeShown {
  bot: string;
  against: string | null;
  strength: ScoreShown | null;
}

/** Who judged: how strong they are, what the first seat has with them, and what four times their budget says. */
export interface JudgesShown {
  each: JudgeShown[];
  seat: ScoreShown | null;
  four_times: FourTimesShown | null;
}

/** `GET /api/keys/{id}`: what only the holder of the key can read. */
export interface KeptList {
  version: number;
  data: string;
}

/** `PUT /api/keys/{id}`. */
export interface KeptVersion {
  version: number;
}

/** Something to choose, with its name. */
export interface LabChoice {
  id: string;
  name: string;
}

/** What can be asked of a game: the choices that differ by seat are compared; there may be none. */
export interface LabGame {
  id: string;
  name: string;
  choices: LabChoice[];
  options: LabOption[];
}

/** An option that is the same for all seats. */
export interface LabOption {
  id: string;
  name: string;
  default: string;
  choices: LabChoice[];
}

/** `GET /api/lab`: what can be asked, of whom, and the runs that there are, the latest first. */
export interface Laboratory {
  games: LabGame[];
  judges: LabChoice[];
  editions: LabChoice[];
  runs: RunShown[];
}

/** A lesson of a game that is no part of its school. */
export interface LessonForm {
  id: string;
  title: string;
  minutes: number;
}

/** `POST /api/lessons`: a step after the student's answers. `answers` of the state are those that the step leaves,
    `moves` the moves that the page has not seen, others' included. `play_on` is what is said where the match goes on
    after the last step; empty, where it does not. `station` is its place in the school, 0 where it has none. */
export interface LessonMoment {
  title: string;
  station: number;
  minutes: number;
  seat: number;
  steps: StepHeading[];
  number: number;
  id: string;
  goal: string;
  text: string;
  clause: string;
  marks: string[];
  pointer: PointerShown | null;
  play_on: string;
  solution: string[];
  state: State;
  moves: MoveMade[];
  verdict: StepVerdict | null;
}

/** A line of the log, whole and in parts. It tells of the event `at` this place of a move, as far as its reader
    knows them; `seat` made the move. Where it tells of a take-back, all after the move `back_to` is undone. */
export interface Line {
  number: number;
  at: number;
  seat: number | null;
  event: string;
  text: string;
  parts: Part[];
  back_to?: number;
}

/** `GET …/line`: what a typed line means now, and how it may go on. `means` is "answers", "why", "card", "rule",
    "rules", "unclear", or a wish: "undo", "hint", "resign", "log", "help", "save", "quit", "hand", "rivals", "piles". */
export interface LineRead {
  means: string;
  answers?: string[];
  answer?: string;
  thing?: string;
  clause?: string;
  clauses?: string[];
  choices?: Choice[];
  complete: string[];
  allowed?: boolean;
  why?: string;
  message?: string;
}

/** One step of the chain that an answer would begin: of a unit that is pushed, or that may still choose its way. */
export interface Link {
  fight: Fight | null;
  is_sure: boolean;
  source: string;
  target: string;
  unit: string;
}

/** Body of `POST /api/reach`: listen in the local network too. */
export interface Listen {
  network: true;
}

/** A match under way that everybody may watch, with the token for that. `since` is when it was created. */
export interface LiveMatch {
  match: string;
  game: string;
  sitters: SitterShown[];
  number: number;
  since: number;
  watch: string;
}

/** `GET /api/lobby`. It is not open where the server is only for oneself. */
export interface Lobby {
  is_open: boolean;
  challenges: ChallengeShown[];
}

/** `POST /api/matches`. */
export interface MatchCreated {
  match: string;
  seats: CreatedSeat[];
  watch: string;
  commitment: string;
}

/** The whole match, as `ristal replay` and `ristal verify` read it. */
export interface MatchRecord {
  content: string;
  deeds: ((number | string | null)[])[];
  fair: RecordFairness;
  game: string;
  moves: WrittenMove[];
  opening: WrittenEvent[];
  options: Record<string, unknown>;
  result: ResultView | null;
  ristal: number;
  seats: number;
  start: Record<string, unknown>;
  version: number | string;
}

/** A match of one of the tokens that were sent. */
export interface Mine {
  match: string;
  game: string;
  name: string;
  seat: number | null;
  state: "over" | "playing" | "waiting";
  number: number;
  your_turn: boolean;
}

/** An answer to choose at random, and how often. */
export interface MixedAnswer {
  answer: string;
  label: string;
  share: number;
}

/** One of those that decided the match: `kind` is "decision" or "luck", the figure is what it changed. */
export interface Moment {
  move: number;
  seat: number;
  kind: string;
  change: number;
}

/** A move was kept; the state after it has no log. `frames` come to those who asked for them in their hello: one for
    each event that changed what the viewer sees, but for the last, after which it is the state. */
export interface MoveMade {
  type: "move";
  number: number;
  kind: string;
  seat: number | null;
  answers: (string | null)[];
  events: GameEvent[];
  log: Line[];
  state: State;
  frames?: Frame[];
}

/** How far a player's fighters could go after an answer. */
export interface MoveReach {
  most: number;
  spaces: string[];
}

/** A kept move as the viewer may know it: what is secret is null or missing. */
export interface MoveShown {
  number: number;
  kind: string;
  seat: number | null;
  answers: (string | null)[];
  events: GameEvent[];
  log: Line[];
}

/** What a change did to a choice; without a name it is the first seat of a game in which nothing is chosen. */
export interface MovedShown {
  choice: string | null;
  before: ScoreShown;
  after: ScoreShown;
  difference: number;
  interval: [number, number];
  verdict: "less" | "more" | "same" | "unsure";
  deals: number;
  games_for_3_points: number | null;
}

/** Body of `POST /api/workshop`: a folder for a new edition, and what it calls itself. */
export interface NewEdition {
  id: string;
  name: string;
}

/** Body of `POST /api/matches`. `nicks` are the names of the seats where several people sit at one screen; `players`
    is the plainer name of `sitters`, both are read; `edition` is what was made here, by its facts. `invite` is a secret
    of the creator's own for the one open seat, so that a link can be shown before there is a match. */
export interface NewMatch {
  game: string;
  sitters?: string[];
  options?: Record<string, string | number | (string | number)[]>;
  name?: string;
  clock?: ClockLimits | null;
  seed?: string;
  nick?: string;
  start?: Start | null;
  dice?: "fair" | "typed";
  public?: boolean;
  terms?: Terms | null;
  nicks?: string[];
  edition?: string;
  invite?: string;
  players?: string[];
}

/** What a webhook receives: that it is the turn of its seat, and nothing that is secret. `link` leads to the match,
    where the server knows its own address. */
export interface Notice {
  match: string;
  game: string;
  name: string;
  seat: number;
  number: number;
  link?: string;
}

/** A draw, or a taking back of so many moves, that others have to agree to. */
export interface Offer {
  kind: "draw" | "undo";
  seat: number;
  agreed: number[];
  takes_back: number;
  mine: boolean;
}

/** The open question. `id` is what an answer has to name; `mine` says whether this viewer is asked. */
export interface OpenQuestion {
  id: string;
  name: GameQuestion;
  clause: string;
  prompt: string;
  mine: boolean;
}

/** A verb of the language of the cards, and a sentence as an example, where some card has it. */
export interface OperationShown {
  op: string;
  parameters: ParameterShown[];
  says?: string;
}

/** A choice of an option. It goes only with the values of other options, or of "seats", in `fits`; `shared` are the
    seats that one person plays. */
export interface OptionChoice {
  fits: Record<string, string[]>;
  id: string;
  name: string;
  shared: number[];
}

/** An option as a form needs it. It counts only while the others have the values in `only_if`; `usual` is what
    people take who have not agreed on anything, by "link" or "here" at one table. A `distinct` one takes no choice
    twice, one with `unless` only when other options have these values. */
export interface OptionForm {
  choices: OptionChoice[];
  clause: string;
  default: string;
  distinct: boolean;
  id: string;
  is_ruling: boolean;
  name: string;
  only_if: Record<string, string[]>;
  per_seat: boolean;
  unless: Record<string, string>;
  usual: Record<string, string>;
}

/** The moment of another match that a match goes on from: after so many moves of it, or of a file (`match` is null).
    Where people sit down who may not have played it, what was hidden is dealt anew. */
export interface OriginShown {
  is_redealt: boolean;
  match: string | null;
  number: number;
}

/** What a step would meet: an empty place, one's own unit, an enemy, the enemy's camp. */
export interface Outcome {
  chain: Link[];
  fight: Fight | null;
  kind: "camp" | "empty" | "fight" | "push";
  unit: string | null;
  way: "" | "forward" | "left" | "right";
}

/** What an operation says beside its name; `words` are all that may stand there, if there are such. */
export interface ParameterShown {
  name: string;
  kind: string;
  words: string[];
  is_optional: boolean;
}

/** A piece of a line of the log. `kind` is "text", "number", "seat" or a kind of thing; `ref` names the thing. */
export interface Part {
  kind: string;
  ref: string;
  text: string;
}

/** A phrase that can be said, in the reader's language. */
export interface PhraseShown {
  id: string;
  text: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** A finished match, for `POST /api/rating`: against a bot of a level, or against a person of so much. */
export interface PlayedMatch {
  score: number;
  level?: string;
  rating?: number;
  deviation?: number;
}

/** A note of a few words at a place of the table. */
export interface PointerShown {
  at: string;
  said: string;
}

/** Somebody is here. */
export interface Pong {
  type: "pong";
}

/** The seats that are looking, and how many look on. `away` has a place for every seat: for how many seconds
    nobody has looked from there; null where somebody does, or nobody knows. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
  away: (number | null)[];
}

/** Every refusal. `code` is for programs, `message` for people, `clause` names the rule that forbids it. */
export interface Problem {
  code: string;
  message: string;
  clause?: string;
}

/** `GET /api/push`: the key with which this server signs notices to browsers; null where it sends none. */
export interface PushKey {
  key: string | null;
}

/** Body of `POST …/push`: a browser's subscription, or its end. */
export interface PushTo {
  endpoint: string;
  p256dh?: string;
  auth?: string;
  wanted?: boolean;
}

/** Body of `POST /api/rating`: one's matches, in their order. */
export interface Rated {
  matches?: PlayedMatch[];
}

/** `POST /api/rating`: where somebody stands on the scale of the bots; after ten matches it is known. */
export interface Rating {
  rating: number;
  deviation: number;
  matches: number;
  is_known: boolean;
  below: string | null;
  above: string | null;
  said: string;
}

/** `GET /api/reach`: from where others can come. "local": from this machine alone, and links lead nobody here;
    "network": from the local network; "public": by an address that the operator gave. `command` opens the local
    network; where `can_open`, so does `POST /api/reach`. */
export interface Reach {
  kind: "local" | "network" | "public";
  urls: string[];
  can_open: boolean;
  command: string;
}

/** All that `ristal verify` needs to derive every roll and shuffle again: of the moves after those of another
    match that it went on from, and but for dice that people threw. `taken_back` says after how many moves chance was
    new, because answers were taken back by which somebody had learned something. */
export interface RecordFairness {
  commitment: string;
  dice: "fair" | "typed";
  inherited: number;
  match: string;
  origin?: RecordOrigin | null;
  secret: string;
  seeds: string[];
  taken_back?: number[];
}

/** Where a match went on from; `state` is the table of that moment, where what was hidden was dealt anew. */
export interface RecordOrigin {
  is_redealt: boolean;
  match: string | null;
  number: number;
  state: Record<string, unknown> | null;
}

/** A message changed nothing; `message_id` is there where it was an answer. */
export interface RefusedMessage {
  type: "refused";
  code: string;
  message: string;
  clause?: string;
  message_id?: string;
}

/** Body of `POST …/rematch`: the first who asks says whether everybody sits one seat further. */
export interface Rematch {
  swap?: boolean;
}

/** A whole match, to be stepped through. `seconds` is how long people sat at it; a file does not say. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  players: string[];
  sitters: string[];
  result: ResultShown | null;
  figures: Figure[];
  seconds: number | null;
  frames: ReplayFrame[];
  fair: Verification | null;
}

/** The table after a move; the first frame is that before any. */
export interface ReplayFrame {
  number: number;
  seat: number | null;
  answer: string | null;
  view: View;
  question: OpenQuestion | null;
  log: Line[];
  events: GameEvent[];
}

/** How the match ended, in data, in a sentence and in a word; `clause` is empty where people ended it. */
export interface ResultShown {
  clause: string;
  headline: string;
  how: string;
  ranking: number[][];
  said: string;
  winners: number[];
}

/** How the game ended: seats from the best place down, those that tie in one group. */
export interface ResultView {
  how: string;
  ranking: number[][];
}

/** A match looked at again. `done` of `total` decisions have been looked at so far; `iterations` of the search
    each. */
export interface Review {
  game: string;
  moves: number;
  iterations: number;
  done: number;
  total: number;
  seats: SeatReview[];
  decisions: Decision[];
  chance: ChanceNode[];
  guesses: Guess[];
  curve: CurvePoint[];
  moments: Moment[];
}

/** `GET /api/school`: the lessons of a game in the order in which they are learnt. */
export interface Road {
  game: string;
  stations: Station[];
}

/** A die that somebody at the table has to throw: what it is called, whose it is (perhaps nobody's), its sides, and
    the seat that says what it shows. */
export interface RollShown {
  question: string;
  what: string;
  name: string;
  whose: string;
  sides: number;
  seat: number | null;
}

/** The rulebook of a game, clause by clause. */
export interface Rules {
  game: string;
  language: string;
  clauses: Clause[];
}

/** `GET /api/lab/{run}`: a run, its answer so far, the names of all that is in it, what a command line would ask,
    who judged, what has to be known of the figures, and the tables that can be had of the games. */
export interface RunReport {
  shown: RunShown;
  answer: AnswerShown | null;
  names: Record<string, string>;
  command: string;
  judges: string[];
  warnings: string[];
  summary: string;
  tables: ("csv" | "parquet")[];
}

/** A run in the list: the question, in words too, how far it is, how much time is left, and the answer in a line.
    `headline` is a figure with its interval where the question has one; `mark` places it and the neutral line. */
export interface RunShown {
  run: string;
  state: "failed" | "over" | "running" | "stopped" | "waiting";
  asked: AskLab;
  title: string;
  note: string;
  done: number;
  of: number;
  left: number | null;
  headline: string;
  interval: string;
  mark: [number, number, number, number] | null;
  began: number;
  problem: string;
}

/** Somebody at the table has said something; it comes to those who asked for `talk` in their hello. */
export interface Said {
  type: "said";
  line: TalkLine;
}

/** Body of `POST …/talk`: a phrase, own words, or whether this seat wants to read own words. */
export interface Say {
  message: string;
  phrase?: string;
  words?: string;
  allow?: boolean | null;
  to?: "all" | "partners";
}

/** Points of somebody as a share of those that could be had, with the interval of 95 %. */
export interface ScoreShown {
  games: number;
  share: number;
  interval: [number, number];
}

/** A seat's result, which is what the match brought it less what it was worth before the deal, and its parts:
    decisions + luck + guessing = result, exactly. `loss` is the mean of its listed losses, where a search listed any. */
export interface SeatReview {
  seat: number;
  name: string;
  start: number;
  outcome: number;
  result: number;
  decisions: number;
  luck: number;
  guessing: number;
  loss: number | null;
}

/** A seat that is yours: of an invite, of a rematch, at another device. `watch`, for spectators, comes with the
    first two. */
export interface Seated {
  match: string;
  seat: number;
  token?: string;
  watch?: string;
}

/** Who has a seat. */
export interface SitterShown {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
}

/** A level that is not offered, because it would think so many seconds over a move here. */
export interface SlowLevel {
  id: string;
  name: string;
  seconds: number;
}

/** An answer over a socket. */
export interface SocketAnswer {
  type: "answer";
  question: string;
  message: string;
  answer?: string;
  answers?: string[];
}

/** A place of a board; x and y are in the board's own units. */
export interface Space {
  id: string;
  next: string[];
  x: number;
  y: number;
  zones: string[];
}

/** A moment of another match to go on from: after so many moves of a record, or of a match that is over; or where a
    lesson ends, by its name. */
export interface Start {
  at?: number;
  record?: Record<string, unknown>;
  match?: string;
  token?: string;
  lesson?: string;
}

/** The match as the holder of the token may know it. `options` are those in force: the catalogue takes them, and
    the `edition`, where it is not what is usual here. */
export interface State {
  match: string;
  game: string;
  name: string;
  number: number;
  options: Record<string, unknown>;
  state: "over" | "playing" | "waiting";
  seat: number | null;
  view: View | null;
  asked: number[];
  question: OpenQuestion | null;
  answers: AnswerText[];
  log: Line[];
  sitters: SitterShown[];
  players: string[];
  result: ResultShown | null;
  roll: RollShown | null;
  clock: ClockShown | null;
  offer: Offer | null;
  rematch: string | null;
  fair: Fairness;
  origin: OriginShown | null;
  notice: Problem | null;
  terms: Terms;
  edition?: string;
}

/** A lesson on the road of a game's school: what it is good for, its steps, and the clauses that it shows. */
export interface Station {
  lesson: string;
  title: string;
  why: string;
  minutes: number;
  steps: string[];
  clauses: string[];
}

/** A step in the list of steps. */
export interface StepHeading {
  id: string;
  title: string;
}

/** How a step has ended, in words, and by which clause; `solution` are the answers that solve it, in words. */
export interface StepVerdict {
  verdict: "bad" | "good";
  said: string;
  clause: string;
  solution: string[];
}

/** The server stops; come back and say hello with the last number. */
export interface Stopping {
  type: "stopping";
}

/** Elo of a choice or a bot, and half the width of its interval. */
export interface StrengthShown {
  name: string;
  elo: number;
  margin: number;
}

/** `POST …/push`. */
export interface Subscribed {
  wanted: boolean;
}

/** A match that is over, in short. `rounds` counts what the game is counted in; `decided` tells what
    decided it and how it ended after that, `events` what followed it at once. */
export interface Summary {
  players: string[];
  result: ResultShown | null;
  figures: Figure[];
  rounds: number;
  hands: Hand[];
  decided: Line[];
  events: GameEvent[];
  moves: number;
  seconds: number | null;
}

/** Body of `POST …/undo`: back before so many of one's last answers; `accept` answers an offer. */
export interface TakeBack {
  accept?: boolean | null;
  count?: number;
}

/** `POST …/undo`: done (200), or the others are asked (202) and this is what would be taken back. */
export interface TakenBack {
  number: number;
  taken_back?: number;
  asks?: number[];
  takes_back?: string[];
}

/** `GET …/talk`: what this seat has heard and may say. `talk` is what was agreed beforehand, `own_words` whether
    everybody allows them now, `allowed` who does, `partners` to whom one may speak alone. */
export interface Talk {
  lines: TalkLine[];
  phrases: PhraseShown[];
  talk: "off" | "phrases" | "words";
  own_words: boolean;
  allowed: number[];
  partners: number[];
}

/** Something that was said, in the reader's language where it is a phrase. The number counts what this seat has
    heard; `to_partners`: nobody else has heard it. "allow" and "forbid" say whether a seat wants to read own words. */
export interface TalkLine {
  number: number;
  seat: number;
  kind: "allow" | "forbid" | "phrase" | "words";
  said: string;
  to_partners: boolean;
  at: number;
  message: string;
}

/** Whether a bot may be asked for hints, whether answers may be taken back when the others agree, and how those who
    sit at the table talk: in their own words, by ready phrases, or not at all. */
export interface Terms {
  hints?: boolean;
  take_backs?: "consent" | "never";
  talk?: "off" | "phrases" | "words";
}

/** A card, a unit, a die, a fighter, a board: all that is public and unchanging of it. */
export interface Thing {
  facts: Fact[];
  id: string;
  kind: string;
  name: string;
  picture: string[];
  short: string;
  text: string;
}

/** Body of `POST …/roll`: what a die shows that somebody has thrown; with `question`, only if that is the one. */
export interface ThrowDie {
  value: number;
  message: string;
  question?: string;
}

/** Body of `POST /api/lessons/draft`: further answers, to see what they would lead to. */
export interface TryDraft {
  game: string;
  lesson: string;
  step?: number;
  answers?: string[];
  seen?: number | null;
  draft?: string[];
}

/** Body of `POST /api/lessons`: a step of a lesson, all the answers that the student has given in it, and how many
    moves of it the page has seen. The server keeps nothing of it. */
export interface TryStep {
  game: string;
  lesson: string;
  step?: number;
  answers?: string[];
  seen?: number | null;
}

/** What deriving all of chance again has shown; `said` puts it into words, the reason of a failure too. */
export interface Verification {
  is_fair: boolean;
  commitment: string | null;
  seeds: string[];
  moves: number;
  outcomes: number;
  said: string[];
}

/** The first message of the server: what was missed since the number in the hello, and the state. */
export interface Welcome {
  type: "welcome";
  number: number;
  missed: MoveShown[];
  state: State;
}

/** Whether an answer is allowed now, and why not. Of a thing that was pointed at, `answer` is the first that is
    about it, or empty. */
export interface Why {
  answer: string;
  allowed: boolean;
  why: string;
  clause?: string;
}

/** `GET /api/workshop/{game}`. */
export interface WorkList {
  things: WorkThing[];
  problem: string;
}

/** Body of `POST /api/workshop/{game}`: a thing by its file and place, and the table that is to stand there; without
    one it is looked at. `copy` makes another of the id `into`, `play` keeps the edition so that matches can name it. */
export interface WorkOn {
  edition: string;
  file?: string;
  place?: string;
  work?: "copy" | "look" | "play" | "remove" | "save";
  into?: string;
  table?: Record<string, unknown>;
}

/** A mistake at its place; `place` is within the thing, or empty where it is elsewhere. */
export interface WorkProblem {
  place: string;
  message: string;
}

/** A thing on the bench. `table` and `box` are JSON objects: as it is now, and as it was; `looks` is the thing as
    the catalogue has it, in every language, `says` its effects in words by their fields, `deck` what belongs with it,
    `choice` what one chooses to play it; `facts` name the edition for a match, once it is kept. */
export interface WorkShown {
  file: string;
  place: string;
  table: Record<string, unknown>;
  box: Record<string, unknown> | null;
  fields: FieldShown[];
  operations: OperationShown[];
  conditions: ConditionShown[];
  says: Record<string, EffectSaid[]>;
  problem: WorkProblem | null;
  looks: Record<string, Thing | null>;
  diff: string[];
  deck: Thing[];
  choice: string;
  facts: string;
}

/** Something that can be changed: where it stands, what it is, whose it is, and whether it differs from the box. */
export interface WorkThing {
  file: string;
  place: string;
  id: string;
  kind: string;
  name: string;
  owner: string;
  is_changed: boolean;
}

/** `GET` and `POST /api/workshop`: the editions that there are. */
export interface Workbench {
  editions: LabChoice[];
}

/** What a thing is worth to its owner, or to whoever may play it; `observed` are the shares of its side in games in
    which it came up, by the event: no worth, for things come up more often in some games than in others. */
export interface WorthShown {
  thing: string;
  owner: string | null;
  how: "blanked" | "withheld";
  worth: number;
  interval: [number, number];
  games: number;
  dealt?: DealtShown | null;
  observed?: Record<string, ScoreShown>;
}

/** An event in full: `sees` masks who may know of it, `secret` who may know which of its fields. */
export interface WrittenEvent {
  data: Record<string, unknown>;
  secret: Record<string, number>;
  sees: number;
}

/** An answer, who may know it, what chance brought, the hash of the state after it, and what happened. */
export interface WrittenMove {
  answer: string;
  chance: number[];
  events: WrittenEvent[];
  hash: string;
  seat: number;
  sees: number;
}

/** What a client sends over a socket. */
export type FromClient = Hello | SocketAnswer | Ping | ChangeLanguage;

/** What the server sends over a socket. */
export type FromServer = Welcome | MoveMade | Ack | RefusedMessage | Presence | Pong | ClockWarning | Stopping | Said;
