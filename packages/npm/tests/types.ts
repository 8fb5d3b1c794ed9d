// The types of the package, as an editor checks them.
import { TAG, define, type ChessNotationAttributes } from "chess-notation";
import init, { NotationError, explain, name, nameGames, parse, readBook, readPages, reconcile, type Game } from "chess-notation/api";
import begin, { figure, type Figure } from "chess-notation/figure";
import "chess-notation/define";

await define();
const board = document.createElement(TAG);
board.readAs = "descriptive";
board.ply = 3;
board.goTo(4);
const pgn: string = board.toPGN();
board.addEventListener("chess-answer", (event) => event.detail.right satisfies boolean);
board.addEventListener("chess-position", function (event) {
  this.flip();
  event.detail.names satisfies string[];
});
board.addEventListener("click", (event) => event.clientX);
const attributes: ChessNotationAttributes = { interactive: "quiz", "read-as": "auto" };
// @ts-expect-error a word that the attribute does not have
const wrong: ChessNotationAttributes = { interactive: "always" };

await init();
try {
  const [game]: Game[] = parse(pgn, { notations: ["short"] });
  const [short]: string[] = nameGames(pgn)[0].names.short;
  name(game.start, short).rules.short satisfies string;
  explain("start", "e4")[0].pinned[0].by satisfies string;
  (await readBook(new ArrayBuffer(8), { file: "book.txt" })).games[0].book?.kind satisfies string | undefined;
  const words = [{ text: "P-K4", left: 1, top: 1, width: 9, height: 9 }];
  (await readPages([{ width: 10, height: 10, words }])).print?.words[0].page satisfies number | undefined;
  (await reconcile("e4", "P-K4", { to: "short" })).differences[0].open satisfies boolean;
} catch (error) {
  if (error instanceof NotationError) error.at satisfies number | null;
}
await begin();
const still: Figure = figure("1. e4", "chess ply=1");
still.faults[0]?.line satisfies number | undefined;
console.log(attributes, wrong);
