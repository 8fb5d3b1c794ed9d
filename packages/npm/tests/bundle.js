// The package through a bundler: what is not used leaves nothing, and what is used finds its files.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { build } from "vite";

async function bundled(code) {
  await writeFile("entry.js", code);
  const options = { rollupOptions: { input: "entry.js" }, write: false, modulePreload: false };
  const { output } = await build({ logLevel: "error", build: options });
  const entry = output.find((file) => file.isEntry);
  const chunks = output.filter((file) => file.type === "chunk");
  return { entry: entry.code, chunks: chunks.length, names: output.map((file) => file.fileName) };
}

const unused = await bundled('import { define } from "chess-notation"; import { parse } from "chess-notation/api"; import { figure } from "chess-notation/figure"; console.log(1);');
assert.equal(unused.entry.trim(), "console.log(1);");
assert.equal(unused.chunks, 1);

const tag = await bundled('import { TAG } from "chess-notation"; console.log(TAG);');
assert.ok(!tag.entry.includes("customElements"), tag.entry);

const element = await bundled('import "chess-notation/define";');
assert.match(element.entry, /customElements/);
for (const kind of [/\.wasm$/, /\.css$/, /chess-notation-.*\.js$/]) assert.ok(element.names.some((name) => kind.test(name)), `${kind} of ${element.names}`);

const api = await bundled('import init, { name } from "chess-notation/api"; await init(); console.log(name("start", "e4"));');
assert.match(api.entry, /notation_bg-[^"]*\.wasm/);
assert.ok(!/books_bg|figures_bg/.test(api.entry), "the other programs are not asked for");
assert.ok(!api.entry.includes("customElements"));

const still = await bundled('import init, { figure } from "chess-notation/figure"; await init(); console.log(figure("e4").html);');
assert.match(still.entry, /figures_bg-[^"]*\.wasm/);
assert.ok(!/notation_bg/.test(still.entry), "the program of the API is not asked for");

// The page that is opened in a browser next.
await build({ logLevel: "error", base: "./", build: { rollupOptions: { input: "bundled.html" } } });
const { rename } = await import("node:fs/promises");
await rename("dist/bundled.html", "dist/index.html");

console.log("All right.");
