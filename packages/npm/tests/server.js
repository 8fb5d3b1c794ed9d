// On a server there is no page: importing touches none, and defining does nothing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

for (const name of ["window", "document", "customElements", "HTMLElement"]) {
  Object.defineProperty(globalThis, name, { get() { touched.push(name); } });
}
const touched = [];

const { TAG, define, upgrade } = await import("chess-notation");
await import("chess-notation/api");
await import("chess-notation/figure");
assert.deepEqual(touched, [], "importing touches nothing of a page");
assert.equal(TAG, "chess-notation");
await import("chess-notation/define");
await define();
await upgrade();
assert.deepEqual(touched.filter((name) => name !== "customElements"), []);

const manifest = JSON.parse(await readFile(new URL(import.meta.resolve("chess-notation/custom-elements.json"))));
assert.equal(manifest.schemaVersion, "2.1.0");
const described = JSON.parse(await readFile(new URL(import.meta.resolve("chess-notation/package.json"))));
assert.equal(described.customElements, "custom-elements.json");

console.log("All right.");
