// The functions of chess-notation/api, over the program in notation_bg.wasm.
import { ask } from "./notation.js";

/** Why a call has no answer: `code` for scripts, `argument` and `at` for the place, `message` for people. */
export class NotationError extends Error {
  constructor({ code, argument, at, message }) {
    super(message);
    this.name = "NotationError";
    this.code = code;
    this.argument = argument ?? null;
    this.at = at ?? null;
  }
}

const OPTIONS = ["notation", "notations", "to", "form", "variant", "after"];

const FORMS = ["pgn", "score"];

function wrong(code, argument, message) {
  return new NotationError({ code, argument, at: null, message });
}

/** Options as the program reads them, one a line. */
function lines(options) {
  for (const name of Object.keys(options)) {
    if (!OPTIONS.includes(name)) throw wrong("unknown-option", name, `There is no option "${name}".`);
  }
  if (options.form && !FORMS.includes(options.form)) {
    throw wrong("unknown-form", "form", `"${options.form}" is not a form; it is "pgn" or "score".`);
  }
  const words = { ...options, notations: [options.notations ?? []].flat().join(" ") };
  return OPTIONS.map((name) => String(words[name] ?? "").replaceAll("\n", " ")).join("\n");
}

/** The value of an answer, or its error. */
function value(answer) {
  const { value, error } = JSON.parse(answer);
  if (error) throw new NotationError(error);
  return value;
}

let ready = false;

/** Notes that the program has begun. */
export function begun() {
  ready = true;
}

function call(function_, text, move, options) {
  if (!ready) throw wrong("not-ready", "text", "The program is not there yet: await init() first.");
  return value(ask(function_, String(text), String(move), lines(options)));
}

export const parse = (text, options = {}) => call("parse", text, "", options);

export const name = (fen, move, options = {}) => call("name", fen, move, options);

export const nameGames = (text, options = {}) => call("nameGames", text, "", options);

export const explain = (fen, move, options = {}) => call("explain", fen, move, options);

export const convert = (text, options = {}) => call("convert", text, "", options);

export const figure = (text, info = "chess") => call("figure", text, info, {});

/** Reads a book by this program, which reads nothing else. */
export function readBy(program, source, { file = "", ...options }) {
  if (typeof source === "string") return value(program.ask(source, lines(options)));
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return value(program.askFile(bytes, String(file), lines(options)));
}

/** Begins a program once; one that did not arrive may be asked for again. */
export function once(begin) {
  let begun;
  return (source) => {
    begun ??= begin(source).catch((error) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
