// Made by `python -m dicehall.hall.typescript` from messages.py and forms.py beside it; not edited by hand.
//
// A field with a `?` is left out where it has its default, which is written behind it.

export const SPECTATOR = -3

/** One piece of the drawing, as in a scene; a piece keeps its id as long as it is the same thing. */
export interface PieceData {
  id: string
  picture?: string // ""
  x?: number // 0
  y?: number // 0
  size?: number // 0
  label?: string // ""
  turn?: number // 0
  tint?: string // ""
  text?: string // ""
  action?: number // -1
  layer?: number // 0
  house?: boolean // false
  anchor?: string // "middle"
  style?: string // "text"
  strength?: number // 1
  scale?: number // 1
  parts?: PieceData[] // []
}

/** The whole drawing, in the order in which it is painted. */
export interface SceneData {
  width: number
  height: number
  title: string
  ground: string
  shape: string
  pieces: PieceData[]
}

/** A piece that is new in a place: number `at` among the parts of `on`, or among all pieces when `on` is empty. */
export interface Put {
  piece: PieceData
  at: number
  on?: string // ""
}

/** What is different in the drawing. Ids are unique in a scene, parts included. To be carried out in this order: `drop`, ids of pieces that leave the place where they lie (with their parts); `put`, one after the other (a piece that only moved in the order is dropped and put); `set`, pieces anywhere that are replaced where they lie, parts and all; `touch`, pieces anywhere that are replaced but keep the parts they have. Width, height, title and ground are given when they change. */
export interface SceneChange {
  drop?: string[] // []
  put?: Put[] // []
  set?: PieceData[] // []
  touch?: PieceData[] // []
  width?: number // 0
  height?: number // 0
  title?: string // ""
  ground?: string // ""
}

/** One legal action: its number, its name as in a record, and what it means in a sentence. `final` when, as far as the seat can tell, it could not simply undo it: something is drawn or shown then, or others are asked. */
export interface Choice {
  action: number
  name: string
  text: string
  final?: boolean // false
}

/** One line of what everybody may read off about a seat. */
export interface FactData {
  name: string
  value: string
}

/** A line of the log: after how many decisions it was written, by which seat (-1: nobody), and its words. */
export interface LogLine {
  ply: number
  text: string
  seat?: number // -1
}

/** Who sits there: a person, a bot of some level, or nobody yet; `away` while a person is not connected. `keeper` is the level of the bot that plays for a person who left and may take the seat back. */
export interface SeatData {
  seat: number
  name?: string // ""
  person?: string // ""
  bot?: string // ""
  keeper?: string // ""
  ready?: boolean // false
  away?: boolean // false
  yours?: boolean // false
}

/** How it ended: why, the scores (a printed opponent's last), who has won, and where the points come from. `counts` is what a score counts: stars, cards. */
export interface Ending {
  why: string
  scores: number[]
  winners: number[]
  sources?: FactData[][] // []
  counts?: string // ""
}

/** A table: what is played, by whom, and how far it has come (`open`, `playing` or `over`). `commit` is the SHA-256 of the secret that its dice will come from. `rematch` is the table at which they play again, `branch_of` the one from whose game this one branched off; at a table with `notes` seats may write to each other in private; `ending` is there when the game is over. */
export interface TableData {
  id: string
  game: string
  title: string
  state: string
  seats: SeatData[]
  options: Record<string, string>
  listed: boolean
  host: string
  ply?: number // 0
  content?: string // ""
  commit?: string // ""
  created?: string // ""
  your_turn?: boolean // false
  rematch?: string // ""
  branch_of?: string // ""
  notes?: boolean // false
  ending?: Ending | null // null
}

/** Somebody asks the others to go back to just before a decision; `waits` are the seats that have not agreed yet. */
export interface Request {
  seat: number
  ply: number
  waits: number[]
}

/** Everything that a side sees now. `note` says what its seat may want to write to another in private; `decided` that it has a decision of its own which the others can be asked to go back to. */
export interface View {
  type: 'view'
  seq: number
  ply: number
  side: number
  table: TableData
  scene?: SceneData | null // null
  prompt?: string // ""
  rule?: string // ""
  note?: string // ""
  pending?: number[] // []
  choices?: Choice[] // []
  panels?: FactData[][] // []
  log?: LogLine[] // []
  chat?: Chat[] // []
  no_undo?: string // ""
  turn_start?: number // -1
  decided?: boolean // false
  request?: Request | null // null
  ending?: Ending | null // null
  orders?: string[] // []
  watchers?: number // 0
}

/** What is different since the message with the `seq` before; what is None has not changed. `log` are lines to add, after the lines with a ply of `log_from` or more were taken away (-1: none were). `chat` is all that was said, when the game has ended and notes are open to everybody. `by` is the seat that decided, and `move` its action where that seat looks: what the motion explains. */
export interface Change {
  type: 'change'
  seq: number
  ply: number
  scene?: SceneChange | null // null
  table?: TableData | null // null
  prompt?: string | null // null
  rule?: string | null // null
  note?: string | null // null
  pending?: number[] | null // null
  choices?: Choice[] | null // null
  panels?: FactData[][] | null // null
  log?: LogLine[] // []
  log_from?: number // -1
  chat?: Chat[] | null // null
  no_undo?: string | null // null
  turn_start?: number | null // null
  decided?: boolean | null // null
  request?: Request | null // null
  request_over?: boolean // false
  ending?: Ending | null // null
  orders?: string[] | null // null
  watchers?: number | null // null
  by?: number // -1
  move?: number // -1
}

/** What was asked by the message `id` is committed; for a move, `ply` is its place in the log. */
export interface Done {
  type: 'done'
  id: string
  ply?: number // -1
}

/** What was asked by the message `id` was not done: the rule against it, if it is one of the game, and why. */
export interface Refused {
  type: 'refused'
  id: string
  text: string
  rule?: string // ""
  stale?: boolean // false
}

/** Why an action, or a piece, is not to be had now; or, when it is legal, what it does. */
export interface Why {
  type: 'why'
  id: string
  text: string
  rule?: string // ""
  legal?: boolean // false
}

/** A bot's advice: the action, its chance to win beside the next best, in words too. */
export interface Advice {
  type: 'advice'
  id: string
  action: number
  text: string
  chance?: number // 0
  next_action?: number // -1
  next_chance?: number // 0
}

/** Somebody says something at the table; `seat` is -1 for who only watches. `to` is the one seat that a note is for, -1 for everybody. A note is sent to its two seats alone until the game is over. */
export interface Chat {
  type: 'chat'
  name: string
  text: string
  at: string
  seat?: number // -1
  to?: number // -1
}

/** The hall closes the connection, and says why; `again` when it is worth to come back at once. */
export interface Closed {
  type: 'closed'
  text: string
  again?: boolean // false
}

/** Look from a side, in a shape (`wide` or `tall`): answered by a View. May be the first message of all. */
export interface Look {
  type: 'look'
  side?: number // -3
  shape?: 'tall' | 'wide' // "wide"
}

/** A seat decides. `ply` is the one it answers; `id` is the sender's own, and sending it twice is harmless. */
export interface Move {
  type: 'move'
  id: string
  ply: number
  seat: number
  action: number
}

/** Take back the seat's last decision, or with `to` all down to just before that ply (restart of the turn). */
export interface Undo {
  type: 'undo'
  id: string
  ply: number
  seat: number
  to?: number // -1
}

/** Ask the others to go back to just before decision `to`, or without it, before the seat's own last one. */
export interface Takeback {
  type: 'takeback'
  id: string
  seat: number
  to?: number // -1
}

/** Agree to what another seat asked for, or not. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  yes: boolean
}

/** Why can the seat not do this? `action`, or what stands behind the piece with that id. */
export interface Ask {
  type: 'ask'
  id: string
  seat: number
  action?: number // -1
  piece?: string // ""
}

/** What would a good player do? */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
}

/** Standing orders of a seat: the game's reactions, by name, that it lets go by until it says otherwise. */
export interface Orders {
  type: 'orders'
  id: string
  seat: number
  let_go: string[]
}

/** Say something at the table, from a seat of one's own (-1: the first of them, or none). With `to` it is a note to that seat alone, at tables that have `notes`, while the game is played. */
export interface Say {
  type: 'say'
  id: string
  text: string
  seat?: number // -1
  to?: number // -1
}

/** Bots need not keep to the pace until the next decision of a person. */
export interface Hurry {
  type: 'hurry'
  id?: string // ""
}

/** Are you there? Answered by Done. */
export interface Ping {
  type: 'ping'
  id?: string // ""
}

/** Who you are: a guest with a name, known again by a cookie. */
export interface Me {
  id: string
  name: string
}

/** Something to settle before the game: its name, its values, the one that counts when nobody says otherwise. */
export interface OptionData {
  name: string
  values: string[]
  default: string
  text: string
}

/** A moment at which cards that others do not see may be played, and for which a seat may leave a standing order. */
export interface ReactionData {
  name: string
  text: string
}

/** A content pack that this hall has: what `content` of a new table names it by, and its title. */
export interface PackData {
  name: string
  title: string
}

/** A game that can be played here. `seats` are the fewest and the most; `alone` tells whom one plays against. */
export interface GameData {
  name: string
  title: string
  seats: number[]
  options: OptionData[]
  version: number
  blurb?: string // ""
  minutes?: number // 0
  house?: boolean // false
  picture?: string // ""
  alone?: string // ""
  art?: string // ""
  packs?: PackData[] // []
  reactions?: ReactionData[] // []
}

/** A bot that one can sit down with: its name, and how it thinks. */
export interface Level {
  name: string
  text: string
}

/** What there is in this hall; `home` is its address for others. Levels go from the weakest to the strongest. */
export interface HallData {
  version: string
  games: GameData[]
  levels: Level[]
  home?: string // ""
}

/** One numbered piece of the rules, in Markdown. */
export interface RuleSection {
  number: string
  title: string
  text: string
}

/** The rules of a game. */
export interface RulesData {
  game: string
  title: string
  version: number
  sections: RuleSection[]
}

/** One picture: the inside of an SVG symbol, its view box, and its height for a width of 1. */
export interface Drawing {
  box: string
  body: string
  ratio: number
}

/** All pictures of a game, the house's own among them, and the colours of each theme by name. */
export interface ArtData {
  hash: string
  pictures: Record<string, Drawing>
  palettes: Record<string, Record<string, string>>
}

/** What came of recomputing a finished game: nothing in `problems` when each die is as it had to be. */
export interface Verdict {
  sound: boolean
  commit: string
  secret: string
  salts: string[]
  problems: string[]
  text: string
}

/** Why a request was not carried out; `rule` is the number of the game's rule against it, if it is one. */
export interface Trouble {
  text: string
  rule?: string // ""
}

/** How the hall is: its version, how many tables are awake in this process, how many people are connected. */
export interface Health {
  status: string
  version?: string // ""
  tables?: number // 0
  connections?: number // 0
}

/** What you want to be called. */
export interface Rename {
  name: string
}

/** A table to be opened. `mine` are the seats of whoever asks, `names` what is written on them (hot-seat). `bots` names the level of a bot by its seat. `listed` shows the table in the lobby; else its link is the way in. `start` begins at once. `salt` is the sender's own share in the dice. */
export interface NewTable {
  game: string
  seats?: number // 0
  options?: Record<string, string> // {}
  content?: string // ""
  listed?: boolean // false
  bots?: Record<string, string> // {}
  mine?: number[] // [0]
  names?: Record<string, string> // {}
  start?: boolean // false
  salt?: string // ""
}

/** Take a free seat; a name of its own for a second person at the same device. */
export interface Sit {
  seat: number
  name?: string // ""
  salt?: string // ""
}

/** Give a seat up: before the game it is free again; in the game a bot of this level plays on for you. */
export interface Stand {
  seat: number
  bot?: string // ""
}

/** Give a free seat to a bot of a level, or with an empty level take the bot away. */
export interface BotSeat {
  seat: number
  level?: string // ""
}

/** Say that a seat is ready to begin, or not yet. */
export interface Ready {
  seat: number
  ready?: boolean // true
}

/** Take your seat back from the bot that kept it. */
export interface Return {
  seat: number
}

/** Play on from a position of a finished game: from which ply, in which seat, against bots of which levels. */
export interface Branch {
  ply: number
  seat?: number // 0
  bots?: Record<string, string> // {}
}

export type ToBrowser = View | Change | Done | Refused | Why | Advice | Chat | Closed

export type FromBrowser = Look | Move | Undo | Takeback | Consent | Ask | Hint | Orders | Say | Hurry | Ping
