// The functions of chess-notation/api, over the program in notation_bg.wasm.
import { notReady, value, wrong } from "./answers.js";
import { ask } from "./notation.js";

const OPTIONS = ["notation", "notations", "to", "form", "variant", "after"];

const FORMS = ["pgn", "score"];

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

let ready = false;

/** Notes that the program has begun. */
export function begun() {
  ready = true;
}

function call(function_, text, move, options) {
  if (!ready) throw notReady();
  return value(ask(function_, String(text), String(move), lines(options)));
}

export const parse = (text, options = {}) => call("parse", text, "", options);

export const name = (fen, move, options = {}) => call("name", fen, move, options);

export const nameGames = (text, options = {}) => call("nameGames", text, "", options);

export const explain = (fen, move, options = {}) => call("explain", fen, move, options);

export const convert = (text, options = {}) => call("convert", text, "", options);

/** Pages of words as the program reads them, a page or a word in each line. */
function rows(pages) {
  const whole = (number) => (number === undefined || number === null ? "" : Math.round(Number(number)));
  const plain = (text) => String(text ?? "").trim().replace(/\s+/g, " ");
  return [...pages].flatMap(({ width, height, words }) => [
    ["", whole(width), whole(height)].join("\t"),
    ...[...words]
      .map(({ text, left, top, width, height, line, confidence }) =>
        [plain(text), ...[left, top, width, height, line, confidence].map(whole)])
      .filter(([text]) => text !== "")
      .map((word) => word.join("\t")),
  ]).join("\n");
}

/** Reads the pages of a book by this program. */
export const pagesBy = (program, pages, options) => value(program.askPages(rows(pages), lines(options)));

/** Makes one game of two score sheets by this program. */
export const sheetsBy = (program, first, second, options) =>
  value(program.askSheets(String(first), String(second), lines(options)));

/** Reads a book by this program, which reads nothing else. */
export function readBy(program, source, { file = "", ...options }) {
  if (typeof source === "string") return value(program.ask(source, lines(options)));
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return value(program.askFile(bytes, String(file), lines(options)));
}
