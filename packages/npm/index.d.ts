// Written by the test of tests/view/element.rs from the table of the element.

/** Where a board stands: its position, the half-moves before it, and the last move in the notation of each column. */
export interface ChessPosition {
  fen: string;
  ply: number;
  names: string[];
}

/** The attributes of `<chess-notation>`. */
export interface ChessNotationAttributes {
  /** the notations of the sheet, with spaces between; without it short descriptive. */
  "columns"?: string;
  /** which notation the score is in. */
  "read-as"?: string;
  /** where the score begins; a position that cannot be played, such as a board without kings, is shown as a diagram. */
  "fen"?: string;
  /** which game is played where no Variant tag says so. */
  "variant"?: "standard" | "uchess" | "uchess-aise" | "chess99" | "modern" | "diagram";
  /** how many half-moves into the game the board opens. */
  "ply"?: number | string;
  /** which side is at the bottom. */
  "orientation"?: "white" | "black";
  /** the letters of algebraic, in the columns and in the score. */
  "letters"?: "english" | "german" | "french" | "spanish" | "dutch";
  /** the names of files and ranks in the squares at the edge, or beside the board; both descriptive names on every square; or none. */
  "coordinates"?: "algebraic" | "outside" | "descriptive" | "none";
  /** the colours of the squares. */
  "board"?: "paper" | "slate" | "green";
  /** which pieces are drawn: engraved, a plain outline, or bold shapes for low sight; the last two are pictures beside the script, so your page's content policy must allow images from there. */
  "pieces"?: "engraved" | "outline" | "bold";
  /** step through, look only, play other moves too, answer questions, try out letters. */
  "interactive"?: "moves" | "none" | "free" | "quiz" | "laboratory";
  /** what a quiz asks: find the move, write it, show the piece that makes it. */
  "quiz"?: "move" | "write" | "piece";
  /** whether there is a panel that explains the name of the move. */
  "explain"?: "panel" | "none";
  /** whether the current move is drawn on the board, with the moves that a shorter name could have meant. */
  "reasons"?: "board" | "none";
  /** sheet beside or under the board, or the board alone. */
  "layout"?: "auto" | "wide" | "narrow" | "board";
  /** a file of games, up to 1,000,000 bytes, in place of the children; if it cannot be had, the board says why and shows the children. */
  "src"?: string;
}

/** The events of `<chess-notation>`. */
export interface ChessNotationEventMap extends HTMLElementEventMap {
  /** the board stands. */
  "chess-ready": CustomEvent<ChessPosition>;
  /** the reader is about to make a move; preventDefault() takes it back. */
  "chess-move": CustomEvent<ChessPosition>;
  /** another position is shown. */
  "chess-position": CustomEvent<ChessPosition>;
  /** something in score or attributes is not understood, or a board has failed. */
  "chess-error": CustomEvent<{ message: string }>;
  /** a question was answered. */
  "chess-answer": CustomEvent<{ ply: number; given: string; right: boolean; tries: number; hints: number; sentence: string }>;
  /** the last question was answered. */
  "chess-solved": CustomEvent<{ questions: number; tries: number; hints: number }>;
}

/** A board. */
export interface ChessNotationElement extends HTMLElement {
  /** the notations of the sheet, with spaces between; without it short descriptive. */
  columns: string;
  /** which notation the score is in. */
  readAs: string;
  /** the position on the board; setting it sets where the board begins. */
  fen: string;
  /** which game is played where no Variant tag says so. */
  variant: string;
  /** the half-moves that led to it; setting it goes there. */
  ply: number;
  /** which side is at the bottom. */
  orientation: string;
  /** the letters of algebraic, in the columns and in the score. */
  letters: string;
  /** the names of files and ranks in the squares at the edge, or beside the board; both descriptive names on every square; or none. */
  coordinates: string;
  /** the colours of the squares. */
  board: string;
  /** which pieces are drawn: engraved, a plain outline, or bold shapes for low sight; the last two are pictures beside the script, so your page's content policy must allow images from there. */
  pieces: string;
  /** step through, look only, play other moves too, answer questions, try out letters. */
  interactive: string;
  /** what a quiz asks: find the move, write it, show the piece that makes it. */
  quiz: string;
  /** whether there is a panel that explains the name of the move. */
  explain: string;
  /** whether the current move is drawn on the board, with the moves that a shorter name could have meant. */
  reasons: string;
  /** sheet beside or under the board, or the board alone. */
  layout: string;
  /** a file of games, up to 1,000,000 bytes, in place of the children; if it cannot be had, the board says why and shows the children. */
  src: string;
  /** shows the main line after so many half-moves; a board that is not made yet begins there, and a quiz begins anew there. */
  goTo(ply: number): void;
  /** turns the board. */
  flip(): void;
  /** the game with all that the reader has played. */
  toPGN(): string;
  /** the number of games in the score; 0 before the board stands. */
  games(): number;
  addEventListener<K extends keyof ChessNotationEventMap>(type: K, listener: (this: ChessNotationElement, event: ChessNotationEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ChessNotationEventMap>(type: K, listener: (this: ChessNotationElement, event: ChessNotationEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "chess-notation": ChessNotationElement;
  }
}

/** The name of the element. */
export const TAG: "chess-notation";

/** Defines the element, unless the page has it already. On a server nothing happens. */
export function define(): Promise<void>;

/** Makes boards of `<pre class="chess-notation" data-…>`, for sites that strip elements they do not know. */
export function upgrade(root?: ParentNode): Promise<void>;
