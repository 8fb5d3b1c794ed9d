// Fences of Markdown as HTML, in browsers and workers.
import start, { figure as write } from "./figures.js";
import { notReady, once, value } from "./answers.js";

export { NotationError } from "./answers.js";

let ready = false;

/** Fetches the program and begins it, once; `figure` can be called then. */
export const init = /* @__PURE__ */ once(async (source) => {
  await start({ module_or_path: source ?? new URL("./figures_bg.wasm", import.meta.url) });
  ready = true;
});

export default init;

/** Writes a fence of Markdown as HTML. */
export function figure(text, info = "chess") {
  if (!ready) throw notReady();
  return value(write(String(text), String(info)));
}
