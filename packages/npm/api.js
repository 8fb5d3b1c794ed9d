// The functions of chess notation in browsers and workers.
import start from "./notation.js";
import { once } from "./answers.js";
import { begun, readBy } from "./functions.js";

export { NotationError } from "./answers.js";
export { convert, explain, name, nameGames, parse } from "./functions.js";

/** Fetches the program and begins it, once; the functions can be called then. */
export const init = /* @__PURE__ */ once(async (source) => {
  await start({ module_or_path: source ?? new URL("./notation_bg.wasm", import.meta.url) });
  begun();
});

export default init;

/** Fetches the program that reads books, once. */
export const initBooks = /* @__PURE__ */ once(async (source) => {
  const program = await import("./books.js");
  await program.default({ module_or_path: source ?? new URL("./books_bg.wasm", import.meta.url) });
  return program;
});

/** Reads the games of an old book; its program is fetched with the first one. */
export const readBook = async (source, options = {}) => readBy(await initBooks(), source, options);
