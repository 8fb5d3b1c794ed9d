// Fences of Markdown as HTML in Node, which reads the program from its file.
import { readFile } from "node:fs/promises";
import { once } from "./answers.js";
import { init as begin } from "./figure.js";

export { NotationError, figure } from "./figure.js";

const file = () => readFile(new URL("./figures_bg.wasm", import.meta.url));

/** Reads the program and begins it, once; `figure` can be called then. */
export const init = /* @__PURE__ */ once(async (source) => begin(source ?? await file()));

export default init;
