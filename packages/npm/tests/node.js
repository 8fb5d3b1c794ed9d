// Every function of chess-notation/api, as a program in Node uses them.
import assert from "node:assert/strict";
import initFigure, { figure } from "chess-notation/figure";
import init, { NotationError, convert, explain, name, nameGames, parse, readBook, readPages, reconcile } from "chess-notation/api";

const after = "Nf3 d5 d4 e5";

const refused = (act) => {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof NotationError && error instanceof Error);
    const { code, argument, at, message } = error;
    assert.equal(typeof message, "string");
    return [code, argument, at];
  }
  assert.fail("this is refused");
};

assert.deepEqual(refused(() => parse("e4")), ["not-ready", "text", null]);
await init();
await init();

const named = name("start", "b1d2", { after });
assert.deepEqual(named, {
  move: "3. knight from b1 to d2",
  uci: "b1d2",
  names: { short: "Nbd2", descriptive: "QN-Q2" },
  rules: { short: "file", descriptive: "label" },
});
assert.equal(name("start", "QN-Q2", { after, notations: "german" }).names.german, "Sbd2");

const [short, descriptive] = explain("start", "Nbd2", { after });
assert.deepEqual(short.rejected, [{ text: "Nd2", could_be: ["knight from f3 to d2"] }]);
assert.deepEqual(short.parts[1], { letters: "b", says: "it left the b-file", needed: true, rule: "file" });
assert.match(descriptive.because, /N-Q2/);
const pin = "rnbqk2r/pppp1ppp/4pn2/8/1bPPP3/2N5/PP3PPP/R1BQKBNR w KQkq - 0 4";
assert.equal(explain(pin, "Ne2", { notations: ["short"] })[0].pinned[0].by, "bishop on b4");

const text = "[White \"É\"]\n\n1. e4 {♘𝄞} e5 (1... c5 2. Nf3) 2. Ke3 *";
const [game] = parse(text, { notations: ["short", "descriptive"] });
assert.equal(game.tags.White, "É");
assert.equal(game.moves[0].names.descriptive, "P-K4");
for (const move of [...game.moves, ...game.variations[0].moves]) {
  assert.equal(text.slice(move.at, move.end), move.text);
}
assert.equal(game.faults[0].code, "illegal");
assert.equal(text.slice(game.faults[0].at, game.faults[0].end), "Ke3");

const games = nameGames("1. P-K4 P-K4 2. N-KB3\n\n[White \"A\"]\n\n1. d4 *");
assert.deepEqual(games.map((game) => game.names.short), [["e4", "e5", "Nf3"], ["d4"]]);
assert.equal(games[0].rules.descriptive.length, 3);

assert.equal(convert("1. e4 e5", { to: "descriptive", form: "score" }).text, "1. P-K4 P-K4\n");
assert.equal(convert("1. Sf3", { notation: "german", form: "score" }).text, "1. Nf3\n");

const page = "White: Mr. Ablé. Black: Mr. Baker.\n\n 1. P-K4    P-K4\n 2. Kt-KB3  Kt-KB3\n 3. P-Q3    B-K2\n 4. Kt-Q2   O-O\n";
const book = await readBook(page);
assert.equal(book.games[0].moves[6].settled, "open");
assert.equal(page.slice(book.games[0].faults[0].at).slice(0, 5), "Kt-Q2");
assert.deepEqual(await readBook(new TextEncoder().encode(page), { file: "book.txt" }), book);

const printed = ["1. P-K4 P-K4", "2. Kt-KB3 Kt-QB3", "3. B-Kt5 P-QR3", "4. B-R4 Kt-B3", "5. O-O B-K2"];
const words = printed.flatMap((line, row) => line.split(" ").map((text, nth) =>
  ({ text, left: 100.4 + 200 * nth, top: 100 + 40 * row, width: 16 * text.length, height: 24, confidence: 95 })));
const pages = await readPages([{ width: 1000, height: 1400, words }]);
assert.equal(pages.games[0].moves.length, 10);
const { print } = pages;
const bishop = pages.games[0].moves[4];
assert.equal(print.text.slice(bishop.at, bishop.end), "B-Kt5");
const { left, top, page: of } = print.words.find((word) => word.at === bishop.at);
assert.deepEqual([of, left, top], [0, 300, 180]);
const placeless = [{ width: 1000, height: 1400, words: [{ text: "P-K4", left: 1 }] }];
await assert.rejects(readPages(placeless), (error) => error.code === "unusable-page" && error.argument === "pages");

const sheets = await reconcile("1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N4", { to: "german" });
assert.match(sheets.pgn, /3\. Lb5/);
assert.deepEqual(sheets.sheets.map(({ written, right }) => [written, right]), [[5, 5], [5, 4]]);
assert.match(sheets.differences[0].sentence, /"B-N4"/);

assert.deepEqual(refused(() => figure("1. e4")), ["not-ready", "text", null]);
await initFigure();
const still = figure("1. e4 e5\n2. Nf9", "chess ply=2");
assert.match(still.html, /^<chess-notation ply="2"><pre hidden="">1\. e4 e5\n[^]*<svg [^]*<\/chess-notation>$/);
assert.match(still.line, /^<chess-notation .*<\/chess-notation>$/);
assert.deepEqual(still.faults.map(({ line, column, error }) => [line, column, error]), [[2, 4, true]]);
assert.deepEqual(figure("1. e4").faults, []);

assert.deepEqual(refused(() => name("8/8/x", "e4")), ["fen", "fen", 4]);
assert.deepEqual(refused(() => name("start", "{𝄞} Ke2")), ["illegal", "move", 5]);
assert.deepEqual(refused(() => name("start", "e4", { notations: "morse" })), ["unknown-notation", "notations", null]);
assert.deepEqual(refused(() => parse("e4", { Notation: "short" })), ["unknown-option", "Notation", null]);
assert.deepEqual(refused(() => convert("e4", { form: "xml" })), ["unknown-form", "form", null]);
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
await assert.rejects(readBook(picture), (error) => error instanceof NotationError && error.code === "cannot-open");

console.log("All right.");
