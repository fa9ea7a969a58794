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
  message_id: string;
  number: number;
  type: "ack";
}

/** Body of `POST …/draw`: nothing offers, `accept` answers an offer. */
export interface Agreement {
  accept?: boolean | null;
}

/** A legal answer for people: what it is called, what it would meet, what it is about. */
export interface AnswerText {
  about: About[];
  answer: string;
  danger: Danger | null;
  label: string;
  note: string;
  outcome?: Outcome;
}

/** The geometry of a board. */
export interface BoardPlan {
  height: number;
  id: string;
  name: string;
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

/** From now on in another language; a `welcome` with the state in it comes back. */
export interface ChangeLanguage {
  type: "lang";
  lang: "en" | "ru";
}

/** Body of `POST …/seat`: a new token for another device, a nickname, a webhook. */
export interface ChangeSeat {
  action?: "move" | "name" | "webhook";
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

export interface Clause {
  id: string;
  text: string;
}

/** Seconds; what is left out has no limit. */
export interface ClockLimits {
  per_move?: number | null;
  per_match?: number | null;
}

/** Seconds; `left` has a place for every seat. */
export interface ClockShown {
  left: (number | null)[];
  per_match: number | null;
  per_move: number | null;
}

/** Little time, or none, is left to a seat: said once for each question. */
export interface ClockWarning {
  left: number;
  question: string;
  seat: number;
  type: "clock";
}

/** What an answer would bring upon the viewer himself, as the table is now: players are warned, not forbidden. */
export interface Danger {
  is_fatal: boolean;
  text: string;
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
  answers: AnswerText[];
  is_mine: boolean;
  question: OpenQuestion | null;
  view: View | null;
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

/** `POST /api/matches`. */
export interface Founded {
  commitment: string;
  match: string;
  seats: FoundedSeat[];
  watch: string;
}

/** A seat of a new match: a token where the founder sits, an invite where nobody does. */
export interface FoundedSeat {
  invite?: string;
  seat: number;
  sitter: string;
  token?: string;
}

/** What the viewer saw at the event of this place in `events`: nobody is asked there yet. */
export interface Frame {
  event: number;
  view: View;
}

/** A game as a form for a new match needs it: the first of `seats` is usual, `sitters` are for that many. */
export interface GameForm {
  has_dice: boolean;
  id: string;
  levels: Choice[];
  minutes: number;
  name: string;
  options: OptionForm[];
  seats: number[];
  sitters: string[];
  summary: string;
}

/** Body of `POST …/answers`: one answer, or several that belong to one gesture. */
export interface GiveAnswer {
  question: string;
  message: string;
  answer?: string;
  answers?: string[];
}

/** `GET /healthz`. */
export interface Health {
  status: "ok";
}

/** The first message of a socket. With `frames`, moves come with what was seen at each of their events. */
export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
  lang?: string;
  frames?: boolean;
}

/** `POST …/hint`: what a bot would answer from what this seat knows, the best first. */
export interface Hint {
  answers: HintedAnswer[];
  iterations: number;
}

/** An answer that a bot looked at: the share of its search, and what came of it, from 0 (lost) to 1 (won). */
export interface HintedAnswer {
  answer: string;
  label: string;
  reward: number | null;
  share: number;
}

/** What an invite invites to, the commitment included: a guest sees it before giving a seed. */
export interface Invitation {
  commitment: string;
  game: string;
  match: string;
  name: string;
  options: Record<string, unknown>;
  public: boolean;
  seat: number;
  sitters: SitterShown[];
}

/** Body of `POST /api/invites/{invite}`; may be empty. */
export interface JoinMatch {
  nick?: string;
  seed?: string;
}

/** A line of the log, whole and in parts, what it tells of, and the move that it belongs to. */
export interface Line {
  event: string;
  number: number;
  parts: Part[];
  text: string;
}

/** `GET …/line`: what a typed line means now, and how it may go on. `means` is "answers", "why", "card", "rule",
    "rules", "unclear", or a wish: "undo", "hint", "resign", "log", "help", "save", "quit", "hand", "rivals", "piles". */
export interface LineRead {
  allowed?: boolean;
  answer?: string;
  answers?: string[];
  choices?: Choice[];
  clause?: string;
  clauses?: string[];
  complete: string[];
  means: string;
  message?: string;
  thing?: string;
  why?: string;
}

/** A match under way that everybody may watch, with the token for that. `since` is when it was founded. */
export interface LiveMatch {
  game: string;
  match: string;
  number: number;
  since: number;
  sitters: SitterShown[];
  watch: string;
}

/** The whole match, as `ristal replay` and `ristal verify` read it. */
export interface MatchRecord {
  content: string;
  deeds: ((number | string | null)[])[];
  fair: RecordFairness;
  game: string;
  moves: RecordedMove[];
  opening: Record<string, unknown>[];
  options: Record<string, unknown>;
  result: ResultView | null;
  ristal: number;
  seats: number;
  start: Record<string, unknown>;
  version: number | string;
}

/** A match of one of the tokens that were sent. */
export interface Mine {
  game: string;
  match: string;
  name: string;
  number: number;
  seat: number | null;
  state: "over" | "playing" | "waiting";
  your_turn: boolean;
}

/** A kept move as the viewer may know it: what is secret is null or missing. */
export interface MoveShown {
  answers: (string | null)[];
  events: GameEvent[];
  kind: string;
  log: Line[];
  number: number;
  seat: number | null;
}

/** Body of `POST /api/matches`. */
export interface NewMatch {
  game: string;
  sitters?: string[];
  options?: Record<string, unknown>;
  name?: string;
  clock?: ClockLimits | null;
  seed?: string;
  nick?: string;
  start?: Start | null;
  dice?: "fair" | "typed";
  public?: boolean;
}

/** What a webhook is told: that it is the turn of its seat, and nothing that is secret. */
export interface Notice {
  game: string;
  match: string;
  name: string;
  number: number;
  seat: number;
}

/** A draw, or a taking back of so many moves, that others have to agree to. */
export interface Offer {
  agreed: number[];
  kind: "draw" | "undo";
  mine: boolean;
  seat: number;
  takes_back: number;
}

/** The open question. `id` is what an answer has to name; `mine` says whether this viewer is asked. */
export interface OpenQuestion {
  clause: string;
  id: string;
  mine: boolean;
  name: GameQuestion;
  prompt: string;
}

/** An option as a form needs it. It counts only while the others have the values in `only_if`. */
export interface OptionForm {
  choices: Choice[];
  clause: string;
  default: string;
  distinct: boolean;
  id: string;
  is_ruling: boolean;
  name: string;
  only_if: Record<string, string[]>;
  per_seat: boolean;
}

/** What a step would meet: an empty place, one's own unit, an enemy, the enemy's camp. */
export interface Outcome {
  fight: Fight | null;
  kind: "camp" | "empty" | "fight" | "push";
  unit: string | null;
  way: "" | "forward" | "left" | "right";
}

/** A piece of a line of the log. `kind` is "text", "number", "seat" or a kind of thing; `ref` names the thing. */
export interface Part {
  kind: string;
  ref: string;
  text: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Somebody is here. */
export interface Pong {
  type: "pong";
}

/** The seats that are looking, and how many look on. */
export interface Presence {
  seats: number[];
  type: "presence";
  watchers: number;
}

/** Every refusal. `code` is for programs, `message` for people, `clause` names the rule that forbids it. */
export interface Problem {
  clause?: string;
  code: string;
  message: string;
}

/** All that `ristal verify` needs to derive every roll and shuffle again: of the moves after those of another
    match that it went on from, and but for dice that people threw. */
export interface RecordFairness {
  commitment: string;
  dice: "fair" | "typed";
  inherited: number;
  match: string;
  secret: string;
  seeds: string[];
}

/** An answer, who may know it, what chance brought, the fingerprint of the state after it. */
export interface RecordedMove {
  answer: string;
  chance: number[];
  events: Record<string, unknown>[];
  hash: string;
  seat: number;
  sees: number;
}

/** A message changed nothing; `message_id` is there where it was an answer. */
export interface RefusedMessage {
  clause?: string;
  code: string;
  message: string;
  message_id?: string;
  type: "refused";
}

/** A whole match, to be stepped through. `seconds` is how long people sat at it; a file does not say. */
export interface Replay {
  fair: Verification | null;
  figures: Figure[];
  frames: ReplayFrame[];
  game: string;
  options: Record<string, unknown>;
  players: string[];
  result: ResultShown | null;
  seconds: number | null;
  sitters: string[];
}

/** The table after a move; the first frame is that before any. */
export interface ReplayFrame {
  answer: string | null;
  events: GameEvent[];
  log: Line[];
  number: number;
  question: OpenQuestion | null;
  seat: number | null;
  view: View;
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

/** A die that somebody at the table has to throw: what it is called, whose it is (perhaps nobody's), its sides. */
export interface RollShown {
  name: string;
  question: string;
  sides: number;
  what: string;
  whose: string;
}

/** The rulebook of a game, clause by clause. */
export interface Rules {
  clauses: Clause[];
  game: string;
  language: string;
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
  bot: string | null;
  kind: "bot" | "open" | "person";
  name: string;
  seat: number;
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

/** A moment of another match to go on from: after so many moves of a record, or of a match that is over. */
export interface Start {
  at: number;
  record?: Record<string, unknown> | null;
  match?: string;
  token?: string;
}

/** The match as the holder of the token may know it. `options` are those in force: the catalogue takes them. */
export interface State {
  answers: AnswerText[];
  asked: number[];
  clock: ClockShown | null;
  fair: Fairness;
  game: string;
  log: Line[];
  match: string;
  name: string;
  notice: Problem | null;
  number: number;
  offer: Offer | null;
  options: Record<string, unknown>;
  players: string[];
  question: OpenQuestion | null;
  rematch: string | null;
  result: ResultShown | null;
  roll: RollShown | null;
  seat: number | null;
  sitters: SitterShown[];
  state: "over" | "playing" | "waiting";
  view: View | null;
}

/** The server stops; come back and say hello with the last number. */
export interface Stopping {
  type: "stopping";
}

/** Body of `POST …/undo`: back before so many of one's last answers; `accept` answers an offer. */
export interface TakeBack {
  accept?: boolean | null;
  count?: number;
}

/** `POST …/undo`: done (200), or the others are asked (202) and this is what would be taken back. */
export interface TakenBack {
  asks?: number[];
  number: number;
  taken_back?: number;
  takes_back?: string[];
}

/** A card, a unit, a die, a fighter, a board: all that is public and unchanging of it. */
export interface Thing {
  facts: Fact[];
  id: string;
  kind: string;
  name: string;
  short: string;
  text: string;
}

/** Body of `POST …/roll`: what a die shows that somebody has thrown; with `question`, only if that is the one. */
export interface ThrowDie {
  value: number;
  message: string;
  question?: string;
}

/** A move was kept; the state after it has no log. `frames` come to those who asked for them in their hello: one for
    each event that changed what the viewer sees, but for the last, after which it is the state. */
export interface Told {
  answers: (string | null)[];
  events: GameEvent[];
  frames?: Frame[];
  kind: string;
  log: Line[];
  number: number;
  seat: number | null;
  state: State;
  type: "move";
}

/** What deriving all of chance again has shown; `said` puts it into words, the reason of a failure too. */
export interface Verification {
  commitment: string | null;
  is_fair: boolean;
  moves: number;
  outcomes: number;
  said: string[];
  seeds: string[];
}

/** The first message of the server: what was missed since the number in the hello, and the state. */
export interface Welcome {
  missed: MoveShown[];
  number: number;
  state: State;
  type: "welcome";
}

/** Whether an answer is allowed now, and why not. Of a thing that was pointed at, `answer` is the first that is
    about it, or empty. */
export interface Why {
  allowed: boolean;
  answer: string;
  clause?: string;
  why: string;
}

/** What a client sends over a socket. */
export type FromClient = Hello | SocketAnswer | Ping | ChangeLanguage;

/** What the server sends over a socket. */
export type FromServer = Welcome | Told | Ack | RefusedMessage | Presence | Pong | ClockWarning | Stopping;
