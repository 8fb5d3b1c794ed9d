// The functions of chess notation in browsers and workers.
import start from "./notation.js";
import { once } from "./answers.js";
import { begun, pagesBy, readBy, sheetsBy } from "./functions.js";

export { NotationError } from "./answers.js";
export { convert, explain, name, nameGames, parse } from "./functions.js";

/** Fetches the program and begins it, once; the functions can be called then. */
export const init = /* @__PURE__ */ once(async (source) => {
  await start({ module_or_path: source ?? new URL("./notation_bg.wasm", import.meta.url) });
  begun();
});

export default init;

/** Fetches the program that reads books and score sheets, once. */
export const initBooks = /* @__PURE__ */ once(async (source) => {
  const program = await import("./books.js");
  await program.default({ module_or_path: source ?? new URL("./books_bg.wasm", import.meta.url) });
  return program;
});

/** Reads the games of an old book; its program is fetched with the first one. */
export const readBook = async (source, options = {}) => readBy(await initBooks(), source, options);

/** Reads the games of an old book whose words were recognised. */
export const readPages = async (pages, options = {}) => pagesBy(await initBooks(), pages, options);

/** Makes one game of two score sheets. */
export const reconcile = async (first, second, options = {}) => sheetsBy(await initBooks(), first, second, options);
