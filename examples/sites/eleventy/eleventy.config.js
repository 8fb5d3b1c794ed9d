import { readFileSync } from "node:fs";
import chessNotation, { init } from "markdown-it-chess-notation";

/** The lines of front matter above the text of a page. */
function linesAbove({ page }) {
  const [, front = ""] = /^(---\n[^]*?\n---\n)/.exec(readFileSync(page.inputPath, "utf8")) ?? [];
  return front.split("\n").length - 1;
}

export default async function (eleventy) {
  await init();
  const options = { fail: true, file: ({ page }) => page.inputPath, linesAbove };
  eleventy.amendLibrary("md", (md) => md.use(chessNotation, options));
  // The element's files, which the pages ask for at /chess/.
  eleventy.addPassthroughCopy({ "node_modules/chess-notation/*.{js,css,wasm}": "chess" });
  eleventy.addPassthroughCopy("page.css");
}
