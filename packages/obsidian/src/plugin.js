// The plug-in: a fence of chess is a board, and the moves made on the board go back into the note.
import { fenceOf, options, written } from "./fence.js";

const TAG = "chess-notation";

/** A board in a note. */
class Board {
  /** The score as its author wrote it, and what the board makes of it before a move. */
  #given;
  #first;
  /** The score that the note holds now. */
  source;
  #last;
  #wrong = false;
  #saving = Promise.resolve();

  constructor(plugin, source, element) {
    this.plugin = plugin;
    this.source = this.#given = source;
    this.element = element;
    element.addEventListener("chess-ready", () => { this.#first ??= this.#last = element.toPGN(); });
    element.addEventListener("chess-position", () => this.#changed());
    element.addEventListener("chess-error", (event) => this.#fault(event.detail.message));
  }

  /** Stands in this place of a note. */
  stand(place, context) {
    this.place = place;
    this.context = context;
    place.append(this.element);
  }

  /** Says under the board what is wrong. */
  say(message) {
    const line = this.element.ownerDocument.createElement("p");
    line.className = `${TAG}-fault`;
    line.textContent = message;
    this.place.append(line);
  }

  #fault(message) {
    this.#wrong = true;
    this.say(message);
  }

  /** Writes the game into the note if it is another one. */
  #changed() {
    const score = this.element.toPGN();
    if (this.#last === undefined || score === this.#last) return;
    this.#last = score;
    if (this.#wrong || this.element.games() > 1) {
      const why = this.#wrong ? "a part of its score is not understood. Correct the score first." : "the fence holds several games. Give each its own.";
      this.plugin.tell(`The move is not in the note, because ${why}`);
      return;
    }
    // A game that is as at first is written as its author wrote it.
    const text = score === this.#first ? this.#given : score.trimEnd();
    this.#saving = this.#saving.then(() => this.#save(text)).catch((error) => this.plugin.tell(`The move is not in the note: ${error.message}`));
  }

  async #save(text) {
    const near = this.context.getSectionInfo(this.place)?.lineStart;
    const old = this.source;
    this.plugin.expect(this, text);
    this.source = text;
    const wrong = await this.plugin.replace(this.context.sourcePath, old, text, near);
    if (!wrong) return;
    this.source = old;
    throw new Error(wrong);
  }
}

/** Makes the class of the plug-in from what the app offers. */
export function pluginFrom({ Plugin, Notice }) {
  return class ChessNotationPlugin extends Plugin {
    /** Boards whose new score the app has not drawn yet, by note and score. */
    #expected = new Map();

    onload() {
      this.registerMarkdownCodeBlockProcessor("chess", (source, place, context) => this.#draw(source, place, context));
    }

    #draw(source, place, context) {
      const key = `${context.sourcePath}\n${source.trim()}`;
      // The board that wrote this score stays, at the move where its reader is.
      const known = this.#expected.get(key);
      if (known) {
        this.#expected.delete(key);
        known.stand(place, context);
        return;
      }
      const document = place.ownerDocument;
      const element = document.createElement(TAG);
      element.textContent = source;
      const board = new Board(this, source, element);
      const section = context.getSectionInfo(place);
      const info = section ? fenceOf(section.text, source, section.lineStart)?.info : undefined;
      const names = element.constructor.observedAttributes.filter((name) => name !== "src");
      const unknown = [];
      element.setAttribute("interactive", "free");
      for (const { name, value } of options(info ?? "chess")) {
        if (value === undefined || !names.includes(name)) unknown.push(name);
        else element.setAttribute(name, value);
      }
      board.stand(place, context);
      if (unknown.length > 0) board.say(`These options are not known: ${unknown.join(", ")}. The options are ${names.join(", ")}.`);
    }

    /** Keeps a board for the time when the app draws its new score. */
    expect(board, score) {
      this.#expected.set(`${board.context.sourcePath}\n${score.trim()}`, board);
    }

    tell(message) {
      new Notice(message);
    }

    /** Replaces the lines of a fence in a note; returns why not, if they could not be. */
    async replace(path, old, score, near) {
      let wrong = "";
      const lines = (text) => {
        const fence = fenceOf(text, old, near);
        const inside = fence && written(fence, score);
        if (!fence) wrong = "its fence was not found, or is there twice.";
        else if (inside === undefined) wrong = "a comment would end the fence.";
        return wrong ? undefined : { ...fence, inside };
      };
      // What is typed in an open editor may not be in the file yet.
      const open = this.app.workspace.getLeavesOfType("markdown").map((leaf) => leaf.view)
        .find((view) => view.file?.path === path && view.getMode?.() === "source");
      if (open) {
        const found = lines(open.editor.getValue());
        if (found) open.editor.replaceRange(`${found.inside}\n`, { line: found.begin + 1, ch: 0 }, { line: found.end, ch: 0 });
        return wrong;
      }
      const file = this.app.vault.getAbstractFileByPath(path);
      if (!file) return "the note is gone.";
      await this.app.vault.process(file, (text) => {
        const found = lines(text);
        if (!found) return text;
        const all = text.split("\n");
        all.splice(found.begin + 1, found.end - found.begin - 1, ...found.inside.split("\n"));
        return all.join("\n");
      });
      return wrong;
    }
  };
}
