import type MarkdownIt from "markdown-it";

/** Something in a fence that was not understood, or that deserves a remark. */
export interface Fault {
  file: string;
  /** The line of the file, from 1. */
  line: number;
  /** The character of the line of the fence, from 1; for an option that of the info string. */
  column: number;
  message: string;
  /** Whether something is not shown. Otherwise it is a remark. */
  error: boolean;
}

export interface Options {
  /** Whether a fault throws an error, so that a build fails; without it a fault is only told. */
  fail?: boolean;
  /** The name of the file, from the `env` of `md.render`. */
  file?: (env: any) => string;
  /** How many lines of the file stand above the text, such as those of front matter. */
  linesAbove?: (env: any) => number;
  /** Hears of each fault; without it a warning is printed. */
  onFault?: (fault: Fault) => void;
}

/** Begins the program behind the plug-in; the plug-in can be used then. */
export function init(): Promise<void>;

/** A fault as compilers print it: `file:line:column: message`. */
export function told(fault: Fault): string;

/** Makes boards of the fences whose first word is `chess`. */
export default function chessNotation(md: MarkdownIt, options?: Options): void;
