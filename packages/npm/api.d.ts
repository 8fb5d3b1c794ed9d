/** A notation by its tag, such as `short`, `descriptive`, `uci` or `french-descriptive`. */
export type Notation = string;

/** The game that is played. */
export type Variant = "standard" | "uchess" | "uchess-aise" | "chess99" | "modern" | "diagram";

/** What can be asked for. Each function uses the options that concern it. */
export interface Options {
  /** The notation that a text is read in; without it, the one that understands the most. */
  notation?: "auto" | Notation;
  /** The notations in which moves are named or explained. Without it these are `short` and `descriptive`, and `parse` gives no names. */
  notations?: Notation | Notation[];
  /** The notation that `convert` writes; without it `short`. */
  to?: Notation;
  /** What `convert` writes: PGN with its tags, or the moves alone. */
  form?: "pgn" | "score";
  /** The game that is played where no `Variant` tag says so. */
  variant?: Variant;
  /** Moves that are played from the position before the one that is named or explained, such as `e4 e5 Nf3`. Descriptive calls a piece by where it began the game, which a position alone does not tell. */
  after?: string;
}

/** Options of a book. */
export interface BookOptions extends Options {
  /** The name of the file, which decides where its bytes could be several things. */
  file?: string;
}

/** Something in a text that was not understood, or that deserves a remark. */
export interface Fault {
  /** A stable name for scripts, such as `illegal`. */
  code: string;
  /** Where it begins in the text, as JavaScript counts: in code units of UTF-16. */
  at: number;
  end: number;
  /** Line and character, from 1. */
  line: number;
  column: number;
  message: string;
  /** Whether some of the text is missing from the game. Otherwise it is a remark. */
  error: boolean;
}

/** One way to read a printed move of a book. */
export interface Reading {
  uci: string | null;
  short: string | null;
  /** The evidence against it, such as `later-moves`, or `nothing`. */
  against: string;
  /** How many further moves of the print can be read after it. */
  goes_on: number;
}

/** A move of a game. */
export interface Move {
  /** The move as it is written in the text, with its place; `null` for one that is not written there. */
  text: string | null;
  at: number | null;
  end: number | null;
  /** The move as its two squares; on nine files in the notation of that game. */
  uci: string;
  /** The name in each notation asked for. */
  names: Record<Notation, string>;
  /** The tag of the rule behind each name, such as `file-and-rank`. */
  rules: Record<Notation, string>;
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`, and so on. */
  glyphs: number[];
  before: string[];
  comments: string[];
  /** In a book, how the print was settled. */
  settled?: string;
  /** In a book, the moves that it could have been, the one that was taken first. */
  readings?: Reading[];
}

/** A variation. */
export interface Variation {
  /** The line that it leaves: 0 is the game, 1 the first variation. */
  leaves: number;
  /** The moves before it, from the start of the game. */
  after: number;
  moves: Move[];
}

/** A game of a text. */
export interface Game {
  tags: Record<string, string>;
  variant: Variant;
  /** The position where it begins, as FEN. */
  start: string;
  result: "1-0" | "0-1" | "1/2-1/2" | "*";
  notation: Notation;
  comments: string[];
  moves: Move[];
  variations: Variation[];
  /** Text that is not among the moves because it was not understood. */
  unread: { text: string; line: number; column: number }[];
  faults: Fault[];
  at: number;
  end: number;
  line: number;
  /** What is known of a game of a book. */
  book?: {
    kind: "game" | "analysis" | "table" | "study";
    repairs: { ply: number; printed: string; plays: Reading[] }[];
    extent: {
      last_number_printed: number | null;
      last_move_read: string | null;
      moves_printed: number;
      moves_read: number;
    };
  };
}

/** A move with its names. */
export interface MoveNames {
  /** The number and the words of the move: "11... knight from b8 to d7". */
  move: string;
  uci: string;
  names: Record<Notation, string>;
  rules: Record<Notation, string>;
}

/** The names of all moves of a game's main line. */
export interface GameNames {
  line: number;
  names: Record<Notation, string[]>;
  rules: Record<Notation, string[]>;
  faults: Fault[];
}

/** Why a move is called as it is in one notation. */
export interface Explanation {
  move: string;
  notation: Notation;
  name: string;
  rule: string;
  /** The rule in a few words. */
  summary: string;
  /** The reason in sentences; empty if the name needs none. */
  because: string;
  parts: { letters: string; says: string; needed: boolean; rule: string }[];
  /** Shorter names that were not enough, and the other moves that each fits. */
  rejected: { text: string; could_be: string[] }[];
  /** Moves that the name fits as well, and that may not be made. */
  pinned: { move: string; by: string; king: string; pinned: boolean }[];
}

/** Games written in another notation. */
export interface Converted {
  text: string;
  games: number;
  faults: Fault[];
}

/** The games of a book. */
export interface Book {
  language: string;
  games: Game[];
  given_up: { at: number; end: number; line: number; message: string }[];
  lost: string[];
  encoding: string | null;
  /** The text of recognised words, into which all offsets lead, and the place of each word. */
  print?: { text: string; words: PlacedWord[] };
}

/** A word of a text, with its place on its page in pixels. */
export interface PlacedWord {
  at: number;
  end: number;
  /** The index of its page. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A page whose words a program has recognised. */
export interface RecognisedPage {
  /** The size of its picture in pixels. */
  width: number;
  height: number;
  /** Its words; those of one printed line stand one after the other. */
  words: RecognisedWord[];
}

/** A word, in pixels from the upper left corner of its picture. */
export interface RecognisedWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The number of its printed line; found from the places without it. */
  line?: number;
  /** How sure the recogniser is, from 0 to 100; sure without it. */
  confidence?: number;
}

/** The game of two score sheets. */
export interface Reconciled {
  pgn: string;
  /** For each sheet its notation, how many moves are written on it, and how many of them are right. */
  sheets: { notation: Notation; written: number; right: number }[];
  /** The places where the sheets differ, each with what was taken and why. */
  differences: { ply: number; place: string; sentence: string; open: boolean }[];
  /** What is written and is not in the game, in sentences. */
  remarks: string[];
}

/** Why a call has no answer. */
export class NotationError extends Error {
  /** A stable name for scripts: `fen`, `illegal`, `ambiguous`, `misread`, `no-move`, `several-moves`, `unknown-notation` and the like. */
  code: string;
  /** The argument or option at fault. */
  argument: string | null;
  /** Where the fault begins in the argument, in code units of UTF-16. */
  at: number | null;
}

/** A program in WebAssembly, or where it is. */
export type Program = BufferSource | WebAssembly.Module | URL | string | Response | Promise<Response>;

/** Begins the program, once. Without a source it is found beside this file. */
export function init(source?: Program): Promise<void>;
export default init;

/** Reads the games of a text: PGN, or a score in any notation. */
export function parse(text: string, options?: Options): Game[];

/** Names a move in each notation asked for. `fen` is a position, or `start`; the move is a text in any notation. */
export function name(fen: string, move: string, options?: Options): MoveNames;

/** Names every move of every game's main line, in one call. */
export function nameGames(text: string, options?: Options): GameNames[];

/** Explains the name of a move in each notation asked for. */
export function explain(fen: string, move: string, options?: Options): Explanation[];

/** Writes the games of a text in another notation. */
export function convert(text: string, options?: Options): Converted;

/** Begins the program that reads books and score sheets, once. Its functions do it by themselves; call this to give the program. */
export function initBooks(source?: Program): Promise<unknown>;

/** Reads the games of an old book, from its text or from the bytes of a text file. */
export function readBook(source: string | ArrayBuffer | ArrayBufferView, options?: BookOptions): Promise<Book>;

/** Reads the games of an old book from words that any program has recognised in pictures of its pages. */
export function readPages(pages: Iterable<RecognisedPage>, options?: Options): Promise<Book>;

/** Makes one game of two score sheets in any notations; either may be empty. `to` is the notation of the game. */
export function reconcile(first: string, second: string, options?: Options): Promise<Reconciled>;
