import type { Program } from "./api.js";

export { NotationError, type Program } from "./api.js";

/** A fence of Markdown as HTML. */
export interface Figure {
  /** The element with a still board and the moves in it. No line of it is blank. */
  html: string;
  /** The same in one line. */
  line: string;
  /** What was not understood, by line and character from 1; line 0 is the info string. */
  faults: { line: number; column: number; message: string; error: boolean }[];
}

/** Begins the program, once. Without a source it is found beside this file. */
export function init(source?: Program): Promise<void>;
export default init;

/** Writes a fence of Markdown as HTML. `info` is what follows the backticks, such as `chess ply=2`. */
export function figure(text: string, info?: string): Figure;
