// The plug-in as its users have it: installed beside remark.
import assert from "node:assert/strict";
import { remark } from "remark";
import html from "remark-html";
import chessNotation from "remark-chess-notation";

const text = "# Title\n\n> ```chess ply=2 colour=red\n> 1. e4 e5\n> 2. Nf9 <b>\n> ```\n\n```js\n1\n```\n";
const pages = (options) => remark().use(chessNotation, options).use(html, { sanitize: false });
const page = await pages().process(text);
assert.match(String(page), /<blockquote>\n<chess-notation ply="2"><pre hidden="">1\. e4 e5&#10;2\. Nf9 &lt;b&gt;/);
assert.match(String(page), /<code class="language-js">/);
const [option, move] = page.messages;
assert.deepEqual([option.line, move.line, move.column, move.fatal], [3, 5, 6, false]);
assert.match(move.reason, /^2\. "Nf9": /);
assert.deepEqual([move.source, move.ruleId], ["chess-notation", "fence"]);
await assert.rejects(pages({ fail: true }).process(text), /"colour" is not an option/);
console.log("All right.");
