// The functions of chess notation in Node, which reads the programs from their files.
import { readFile } from "node:fs/promises";
import start from "./notation.js";
import { once } from "./answers.js";
import { begun, pagesBy, readBy, sheetsBy } from "./functions.js";

export { NotationError } from "./answers.js";
export { convert, explain, name, nameGames, parse } from "./functions.js";

const file = (name) => readFile(new URL(name, import.meta.url));

/** Reads the program and begins it, once; the functions can be called then. */
export const init = /* @__PURE__ */ once(async (source) => {
  await start({ module_or_path: source ?? await file("./notation_bg.wasm") });
  begun();
});

export default init;

/** Reads the program for books and score sheets, once. */
export const initBooks = /* @__PURE__ */ once(async (source) => {
  const program = await import("./books.js");
  await program.default({ module_or_path: source ?? await file("./books_bg.wasm") });
  return program;
});

/** Reads the games of an old book; its program is begun with the first one. */
export const readBook = async (source, options = {}) => readBy(await initBooks(), source, options);

/** Reads the games of an old book whose words were recognised. */
export const readPages = async (pages, options = {}) => pagesBy(await initBooks(), pages, options);

/** Makes one game of two score sheets. */
export const reconcile = async (first, second, options = {}) => sheetsBy(await initBooks(), first, second, options);
