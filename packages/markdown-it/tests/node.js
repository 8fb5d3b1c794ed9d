// The plug-in as its users have it: installed beside markdown-it.
import assert from "node:assert/strict";
import MarkdownIt from "markdown-it";
import chessNotation, { init, told } from "markdown-it-chess-notation";

await init();
const text = "# Title\n\n- item\n\n  ```chess ply=2 colour=red\n  1. e4 e5\n  2. Nf9 <b>\n  ```\n\n```js\n1 < 2\n```\n";
const faults = [];
const md = new MarkdownIt().use(chessNotation, { file: (env) => env.file, linesAbove: () => 10, onFault: (fault) => faults.push(fault) });
const html = md.render(text, { file: "a.md" });
assert.match(html, /<chess-notation ply="2"><pre hidden="">1\. e4 e5\n2\. Nf9 &lt;b&gt;/);
assert.match(html, /<svg [^]*<b>1\.\u00a0e4<\/b> <b>e5<\/b>/);
assert.match(html, /<pre><code class="language-js">1 &lt; 2/);
assert.doesNotMatch(html, /<b>[^1e]/);
assert.deepEqual(faults.slice(0, 2).map(({ line, error }) => [line, error]), [[15, true], [17, true]]);
assert.match(told(faults[1]), /^a\.md:17:4: 2\. "Nf9": /);

const strict = new MarkdownIt().use(chessNotation, { fail: true });
assert.throws(() => strict.render(text), /^Error: Markdown:5:\d+: "colour" is not an option/);
assert.match(strict.render("```chess\n1. e4\n```"), /^<chess-notation>/);
// Other plug-ins of fences go on.
assert.equal(strict.render("```chessboard\nx\n```"), new MarkdownIt().render("```chessboard\nx\n```"));
console.log("All right.");
