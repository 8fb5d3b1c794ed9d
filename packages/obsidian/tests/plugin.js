// The plug-in against a small stand-in of the app: the app itself needs a screen and an account.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fenceOf, fences, options, written } from "../src/fence.js";
import { pluginFrom } from "../src/plugin.js";

/** An element of a document, as far as the plug-in uses one. */
class Place extends EventTarget {
  children = [];
  attributes = new Map();
  ownerDocument = { createElement: (tag) => (tag === "chess-notation" ? new Element() : new Place()) };
  append(child) {
    child.parent?.children.splice(child.parent.children.indexOf(child), 1);
    child.parent = this;
    this.children.push(child);
  }
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
}

/** The element, whose moves the test makes. */
class Element extends Place {
  static observedAttributes = ["columns", "ply", "orientation", "interactive", "src"];
  score = "";
  toPGN() {
    return this.score;
  }
  games() {
    return this.score.split("*").length - 1;
  }
  stands(score) {
    this.score = score;
    this.dispatchEvent(new Event("chess-ready"));
  }
  plays(score) {
    this.score = score;
    this.dispatchEvent(new Event("chess-position"));
  }
  fails(message) {
    this.dispatchEvent(Object.assign(new Event("chess-error"), { detail: { message } }));
  }
}

/** The app with one note, which it draws again after each change. */
class App {
  notices = [];
  editing = false;
  drawn = new Map();
  constructor(text) {
    this.text = text;
    const app = this;
    const Plugin = class {
      app = {
        workspace: { getLeavesOfType: () => [{ view: app.view }] },
        vault: {
          getAbstractFileByPath: (path) => (path === "note.md" ? { path } : null),
          process: async (file, change) => {
            app.text = change(app.text);
            app.draw();
          },
        },
      };
      registerMarkdownCodeBlockProcessor(language, draw) {
        assert.equal(language, "chess");
        app.processor = draw;
      }
    };
    const Notice = class {
      constructor(message) {
        app.notices.push(message);
      }
    };
    this.plugin = new (pluginFrom({ Plugin, Notice }))();
    this.plugin.onload();
    this.view = {
      file: { path: "note.md" },
      getMode: () => (app.editing ? "source" : "preview"),
      editor: {
        getValue: () => app.text,
        replaceRange(text, from, to) {
          const lines = app.text.split("\n");
          assert.equal(from.ch + to.ch, 0);
          app.text = [...lines.slice(0, from.line), ...text.replace(/\n$/, "").split("\n"), ...lines.slice(to.line)].join("\n");
          app.draw();
        },
      },
    };
    this.draw();
  }
  /** Draws the fences whose text is new, as the app does. */
  draw() {
    const drawn = new Map();
    for (const fence of fences(this.text)) {
      const key = fence.info + fence.source;
      const place = this.drawn.get(key) ?? new Place();
      const section = { text: this.text, lineStart: fence.begin, lineEnd: fence.end };
      if (!this.drawn.has(key)) this.processor(fence.source, place, { sourcePath: "note.md", getSectionInfo: () => section });
      drawn.set(key, place);
    }
    this.drawn = drawn;
  }
  board(number = 0) {
    return [...this.drawn.values()][number].children[0];
  }
}

const NOTE = "# Note\n\n```chess ply=2 orientation=black\n1. e4 e5 {best} (1... c5)\n```\n\n```js\n1\n```\n";
const soon = () => new Promise((done) => setImmediate(done));

test("a fence is a board with its options, and its reader may move", () => {
  const board = new App(NOTE).board();
  assert.equal(board.textContent, "1. e4 e5 {best} (1... c5)");
  assert.deepEqual(Object.fromEntries(board.attributes), { interactive: "free", ply: "2", orientation: "black" });
  const quiz = new App("```chess interactive=quiz, columns='short uci'\n1. e4\n```").board();
  assert.deepEqual(Object.fromEntries(quiz.attributes), { interactive: "quiz", columns: "short uci" });
});

test("an option that is not known is said under the board", () => {
  const app = new App("```chess colour=red src=x flip\n1. e4\n```");
  const [, line] = [...app.drawn.values()][0].children;
  assert.match(line.textContent, /not known: colour, src, flip\./);
});

for (const editing of [false, true]) {
  test(`a move goes into the note ${editing ? "in an editor" : "that is read"}, and the board stays`, async () => {
    const app = new App(NOTE);
    app.editing = editing;
    const board = app.board();
    board.stands("1. e4 e5 {best} (1... c5) *\n");
    board.plays("1. e4 e5 {best} (1... c5) *\n");
    await soon();
    assert.equal(app.text, NOTE, "a step through the game changes nothing");
    board.plays("1. e4 e5 {best} (1... c5) 2. Nf3 *\n");
    await soon();
    assert.equal(app.text, NOTE.replace("(1... c5)", "(1... c5) 2. Nf3 *"));
    assert.equal(app.board(), board, "the same board stands there again");
    board.plays("1. e4 e5 {best} (1... c5) 2. Nf3 Nc6 *\n");
    await soon();
    assert.match(app.text, /2\. Nf3 Nc6 \*\n```\n\n```js/);
    // Undone, it is as its author wrote it.
    board.plays("1. e4 e5 {best} (1... c5) *\n");
    await soon();
    assert.equal(app.text, NOTE);
    assert.deepEqual(app.notices, []);
  });
}

test("a score with a mistake is never written over", async () => {
  const app = new App(NOTE);
  const board = app.board();
  board.stands("1. e4 *\n");
  board.fails("Line 1, column 4: what is this?");
  board.plays("1. e4 d5 *\n");
  await soon();
  assert.equal(app.text, NOTE);
  assert.match(app.notices[0], /not in the note/);
  assert.equal([...app.drawn.values()][0].children[1].textContent, "Line 1, column 4: what is this?");
});

test("a fence that is gone or there twice is left alone, and that is said", async () => {
  const app = new App(NOTE);
  const board = app.board();
  board.stands("1. e4 e5 *\n");
  app.text = "nothing";
  board.plays("1. e4 e5 2. d4 *\n");
  await soon();
  assert.equal(app.text, "nothing");
  assert.match(app.notices[0], /not found/);
});

test("a comment cannot end the fence", async () => {
  const app = new App(NOTE);
  app.board().stands("1. e4 e5 *\n");
  app.board().plays("1. e4 {a\n```\nb} *\n");
  await soon();
  assert.equal(app.text, NOTE);
  assert.match(app.notices[0], /would end the fence/);
});

test("several games of one fence are not written over", async () => {
  const app = new App(NOTE);
  app.board().stands("1. e4 * 1. d4 *\n");
  app.board().plays("1. e4 e5 * 1. d4 *\n");
  await soon();
  assert.equal(app.text, NOTE);
  assert.match(app.notices[0], /several games/);
});

test("fences are found in quotations and lists", () => {
  const text = "> [!note]\n> ```chess ply=1\n> 1. e4\n> ```\n\n- ~~~chess\n  1. d4\n  d5\n  ~~~\n````text\n```chess\n1. c4\n```\n````\n```chess\nopen";
  const found = fences(text);
  assert.deepEqual(found.map(({ begin, end, info, source }) => [begin, end, info, source]), [
    [1, 3, "chess ply=1", "1. e4"],
    [5, 8, "chess", "1. d4\nd5"],
  ]);
  assert.equal(written(found[0], "1. e4 e5\n2. d4 *\n"), "> 1. e4 e5\n> 2. d4 *");
  assert.equal(written(found[1], "1. d4 *"), "  1. d4 *");
  const twice = "```chess\n1. e4\n```\n\n```chess\n1. e4\n```";
  assert.equal(fenceOf(twice, "1. e4", 4).begin, 4);
  assert.equal(fenceOf(twice, "1. e4", 2), undefined);
  assert.equal(fenceOf(twice, "1. d4"), undefined);
});

test("options are read as the core reads them", () => {
  assert.deepEqual(options("chess, ply=1, columns='short uci',fen=\"8/8 w\" flip a="), [
    { name: "ply", value: "1" },
    { name: "columns", value: "short uci" },
    { name: "fen", value: "8/8 w" },
    { name: "flip", value: undefined },
    { name: "a", value: "" },
  ]);
});
