// Defines <chess-notation>, a board in anybody's page: https://…/embedding/ says how it is used.
//
// This file keeps its name. The program, its glue and its style sheet have names that change with their content,
// and are fetched when the first board comes near the window. What is drawn inside a board the program does
// (src/embed); what is here is the element's life: when it is made and let go, what its page is told, and how
// it outlives a mistake in the program.

// Each address is written out, because bundlers look for such lines to find the files.
const files = {
  program: new URL("./chess-notation_bg.wasm", import.meta.url),
  glue: new URL("./chess-notation.js", import.meta.url),
  style: new URL("./chess-notation.css", import.meta.url),
};

/** The pictures of the sets of pieces that are not engraved. */
const pictures = {
  outline: new URL("./pieces/outline.svg", import.meta.url),
  bold: new URL("./pieces/bold.svg", import.meta.url),
};

/** The attributes that a board reads; src/study/table.rs says what each may be. */
const ATTRIBUTES = [
  "columns", "read-as", "fen", "variant", "ply", "orientation", "letters", "coordinates", "board",
  "pieces", "interactive", "quiz", "explain", "reasons", "layout",
];

/** What decides at which game and moment a board begins. */
const BEGINNING = ["src", "children", "fen", "variant", "read-as", "letters", "ply", "orientation"];

/** What happens inside a board that the program hears of. */
const HEARD = [
  "click", "keydown", "pointerdown", "pointermove", "pointerup", "pointercancel", "pointerover", "pointerout",
  "focusin", "focusout", "change",
];

/** A file of games larger than this is not fetched, in bytes. */
const LARGEST = 1_000_000;

/** With more boards than this, those that are far from the window rest. */
const FEW = 20;

/** How often a page's boards are begun anew after a mistake in the program. */
const RESTARTS = 5;

/** What may be wrong where a browser does not say. */
const elsewhere = new URL(import.meta.url).origin === location.origin ? ""
  : " If no reader sees a board, the site that serves it has to send Access-Control-Allow-Origin with every file of it.";

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${url.pathname}`);
  return response;
}

/** One style sheet for all boards of the page. */
let sheet;
async function styled() {
  const made = new CSSStyleSheet();
  const text = await (await fetched(files.style)).text();
  // A sheet that is made has the addresses of its page, so those of its pictures are given in full.
  made.replaceSync(text.replace(/url\("?pieces\/(\w+)\.svg"?\)/g, (_, set) => `url("${pictures[set]}")`));
  // Its last rule says that it is there, and whole.
  const last = made.cssRules[made.cssRules.length - 1];
  if (!last?.style?.getPropertyValue("--rem")) throw new Error(`${files.style.pathname} is not the style sheet`);
  // All at once: each time that one board alone is dressed, browsers gather the rules of every other one again.
  dress = made;
  for (const element of attached) element.dress();
  // A frame for that alone, while the program is still on its way.
  await new Promise(nextFrame);
}

/** One program for all boards of the page; after a mistake in it, the next one is begun. */
let program;
let generation = 0;
/** The glue of a program that has begun, for those who cannot wait. */
let running;
async function begun() {
  const url = new URL(files.glue);
  if (generation > 0) url.search = `?${generation}`;
  const glued = import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  const [glue, wasm] = await Promise.all([glued, fetched(files.program)]);
  await glue.default({ module_or_path: wasm });
  return (running = glue);
}

function arrived() {
  sheet ??= styled();
  program ??= begun();
  const both = Promise.all([program, sheet]);
  // What did not arrive is asked for again by the next board.
  both.catch(() => { sheet = program = undefined; });
  return both;
}

/** What boards wear: until the style sheet is there, only as much as keeps the text below them in its place. */
let dress = new CSSStyleSheet();
dress.replaceSync(":host { display: block; margin-block: 1rem; } :host([hidden]) { display: none; } slot { display: block; min-block-size: min(34rem, 100vw); content-visibility: auto; white-space: pre-line; } .failed ~ slot { min-block-size: 0; } @media print { slot { min-block-size: 0; } }");

/** The boards on the page. */
const attached = new Set();

/** The boards that stand, and those that wait for their turn. */
const standing = new Set();
const waiting = [];
let working = false;

/** Acts with the next frame, or soon where a browser draws none: in a hidden tab, or a window behind others. */
function nextFrame(act) {
  const done = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    act();
  };
  const timer = setTimeout(done, 100);
  const frame = requestAnimationFrame(done);
}

const turn = new MessageChannel();
turn.port1.onmessage = () => {
  const next = waiting.find((element) => element.inWindow()) ?? waiting[0];
  waiting.splice(waiting.indexOf(next), 1);
  next?.build();
  working = waiting.length > 0;
  // With the next frame, so that none has several new boards to lay out.
  if (working) nextFrame(() => turn.port2.postMessage(0));
};

/** Makes boards one at a time, those in the window first, so that the page stays at its reader's call. */
function queue(element) {
  if (!waiting.includes(element)) waiting.push(element);
  if (working) return;
  working = true;
  arrived().then(
    () => turn.port2.postMessage(0),
    (error) => {
      working = false;
      for (const element of waiting.splice(0)) {
        element.fail(`The board could not be loaded (${error.message}). Check the connection, then reload the page.${elsewhere}`);
      }
    },
  );
}

/** Boards are made when they come near the window. */
const near = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.comesNear();
  },
  { rootMargin: "50% 0px" },
);

/** The boards that are far from the window, the first to go first, and how high they are. */
const away = new Map();
const far = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      away.delete(target);
      if (!isIntersecting) away.set(target, boundingClientRect.height);
    }
    for (const [element, height] of away) {
      if (standing.size <= FEW) return;
      away.delete(element);
      element.rest(height);
    }
  },
  { rootMargin: "300% 0px" },
);

/** To paper nothing comes near, so the boards that no reader has seen are made before. */
addEventListener("beforeprint", () => {
  // One that stops the program leaves none for the others.
  for (const element of attached) if (running) element.printed(running);
});

/** A board has stopped with a mistake in the program: it is put away, and the others are begun anew. */
function stopped(culprit, error) {
  console.error(error);
  program = running = undefined;
  generation += 1;
  for (const element of [...standing]) element.lose();
  culprit.fail("This board has stopped because of an error in its program. Here is its score.", true);
  for (const element of lost.splice(0)) {
    if (element === culprit) continue;
    if (generation > RESTARTS) element.fail("The boards of this page have stopped. Reload the page to start again.");
    else if (element.isConnected) queue(element);
  }
}
const lost = [];

/** The text of an author's markup. Text nodes only: whatever tags stand in a score stay text. A figure is for readers
    without scripts and no part of the score. */
function written(element) {
  const lines = new Set(["P", "DIV", "BR", "LI", "TR", "PRE", "BLOCKQUOTE", "H1", "H2", "H3"]);
  const silent = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "FIGURE"]);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    silent.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) text += node.data;
    else if (lines.has(node.nodeName)) text += "\n";
  }
  return text;
}

/** A file of games of the page's own site, or why it is none. */
async function brought(source, signal) {
  let url;
  try {
    url = new URL(source, document.baseURI);
  } catch {
    throw new Error(`src="${source}" is not an address.`);
  }
  if (!/^https?:$/.test(url.protocol) || url.origin !== location.origin) {
    throw new Error(`src="${source}" is not on the site of this page, so it is not fetched. Give the games as text inside the element.`);
  }
  const response = await fetch(url, { signal, redirect: "error" }).catch((error) => {
    throw new Error(`src="${source}" could not be fetched (${error.message}).`);
  });
  if (!response.ok) throw new Error(`src="${source}" could not be fetched: the server answered ${response.status}.`);
  const chunks = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new Error(`src="${source}" is larger than ${LARGEST} bytes. Give the board a file with fewer games.`);
    }
    chunks.push(value);
  }
  return new Blob(chunks).text();
}

class ChessNotation extends HTMLElement {
  static observedAttributes = [...ATTRIBUTES, "src"];

  #root;
  #board;
  /** What the reader has done with the score. */
  #kept = "";
  #near = false;
  /** Whether its board was given back, and is made again when it is needed. */
  #rests = false;
  /** How high a board that rests was, in pixels. */
  #height = 0;
  #failed = false;
  /** Whether the program is at work on this board. */
  #working = false;
  /** What is said above the board. */
  #line;
  #fetching;
  #changed = new Set();
  #children;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.append(document.createElement("slot"));
  }

  connectedCallback() {
    attached.add(this);
    this.dress();
    for (const name of ["readAs", "src", ...ATTRIBUTES]) this.#takeOver(name);
    if (!this.#board) near.observe(this);
  }

  disconnectedCallback() {
    // An element that is only moved is back before this is done.
    queueMicrotask(() => {
      if (this.isConnected) return;
      attached.delete(this);
      near.unobserve(this);
      far.unobserve(this);
      away.delete(this);
      this.#near = this.#rests = false;
      this.#fetching?.abort();
      this.#release();
    });
  }

  attributeChangedCallback(name, old, value) {
    // Of a board that has never been near there is nothing to change.
    if (old !== value && (this.#near || this.#kept)) this.#soon(name);
  }

  /** A property that was set before the element was defined. */
  #takeOver(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }

  /** Changes of one moment are acted on together. */
  #soon(what) {
    if (this.#changed.size === 0) queueMicrotask(() => this.#change());
    this.#changed.add(what);
  }

  async #change() {
    const changed = [...this.#changed];
    this.#changed.clear();
    this.#stand();
    if (!this.#board) {
      // What was kept of a board belongs to what its author had written.
      if (changed.some((name) => BEGINNING.includes(name))) this.#kept = "";
      if (this.#failed && this.#near && this.isConnected) {
        this.#failed = false;
        queue(this);
      }
      return;
    }
    if (changed.includes("src") || changed.includes("children")) {
      this.#kept = "";
      this.#read();
    }
    for (const name of changed) {
      if (ATTRIBUTES.includes(name)) this.#call((board) => board.attribute(name));
    }
    if (changed.includes("pieces")) this.#findPieces();
  }

  /** Puts on what boards wear now. */
  dress() {
    if (this.#root.adoptedStyleSheets[0] !== dress) this.#root.adoptedStyleSheets = [dress];
  }

  comesNear() {
    this.#wake();
    queue(this);
  }

  /** Stands before the page is printed, if all that it shows is at hand. */
  printed(glue) {
    if (this.#board || this.#failed || this.hasAttribute("src")) return;
    this.#wake();
    this.#make(glue);
  }

  /** From here on it hears its reader and its author. */
  #wake() {
    near.unobserve(this);
    this.#near = true;
    // A board that rested is listened to again; one that is listened to already is not listened to twice.
    for (const type of HEARD) this.#root.addEventListener(type, this);
    this.#children ??= new MutationObserver(() => this.#soon("children"));
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
  }

  inWindow() {
    const { top, bottom } = this.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  async build() {
    if (!this.isConnected || this.#board || this.#failed) return;
    const [glue] = await arrived().catch(() => []);
    if (!glue) return;
    this.#make(glue);
  }

  #make(glue) {
    if (!this.isConnected || this.#board || this.#failed) return;
    const holder = document.createElement("div");
    holder.className = "holder";
    this.#root.replaceChildren(holder);
    const kept = this.#kept;
    const rested = this.#rests;
    this.#rests = false;
    // Nothing below it moves in the frame before it is drawn, either.
    if (rested) holder.style.setProperty("--rested-height", `${this.#height}px`);
    try {
      this.#board = new glue.Board(this, holder, written(this));
    } catch (error) {
      stopped(this, error);
      return;
    }
    standing.add(this);
    far.observe(this);
    if (this.hasAttribute("src")) this.#read(kept);
    else if (kept) this.#call((board) => board.restore(kept));
    this.#findPieces();
    // Its page knows a board that has only rested.
    if (rested) return;
    this.#tell("chess-ready", this.#position());
    this.#call((board) => board.trouble());
  }

  /** Gives back the board's room, if its reader has done no more than step through it. */
  rest(height) {
    const isBusy = this.#working || this.hasAttribute("src") || this.matches(":focus-within");
    if (!this.#board || isBusy) return;
    const kept = this.#call((board) => board.atRest());
    if (kept === undefined) return;
    this.#kept = kept;
    this.#height = height;
    this.#rests = true;
    this.#near = false;
    this.#release();
    this.dress();
    // Nothing below it moves.
    const { style } = this.#root.querySelector("slot");
    style.blockSize = `${height}px`;
    style.minBlockSize = "0";
    style.overflow = "clip";
    // Nobody presses what is far away; of a thousand boards the listeners alone take megabytes.
    for (const type of HEARD) this.#root.removeEventListener(type, this);
    far.unobserve(this);
    near.observe(this);
  }

  /** Makes the board again if it rests, for a call that cannot wait. */
  #stand() {
    if (!this.#rests || !running) return;
    this.#wake();
    this.#make(running);
  }

  /** Shows the engraved pieces if the picture of the others cannot be had, and says so. */
  #findPieces() {
    const frame = this.#root.querySelector("[data-pieces]");
    if (!frame) return;
    const picture = new Image();
    picture.onerror = () => {
      frame.removeAttribute("data-pieces");
      this.#say(`The picture of the pieces could not be loaded, so they are engraved. The page may allow no images from ${picture.src}.`);
    };
    picture.src = pictures[frame.dataset.pieces];
  }

  /** Reads the children again, or the file that `src` names, and goes back to what was kept. */
  async #read(kept = "") {
    this.#fetching?.abort();
    this.#line?.remove();
    const source = this.getAttribute("src");
    let score = written(this);
    if (source !== null) {
      this.#fetching = new AbortController();
      const { signal } = this.#fetching;
      try {
        score = await brought(source, signal);
      } catch (error) {
        if (signal.aborted || !this.#board) return;
        // The children's score stays on the board.
        this.#say(error.message);
      }
      if (signal.aborted) return;
    }
    this.#call((board) => {
      const told = board.read(score);
      if (!kept) return told;
      board.restore(kept);
      return { ...told, kept, position: board.position() };
    });
  }

  /** Lets the program's board go; the score as text comes back. */
  #release() {
    const board = this.#board;
    this.#board = undefined;
    standing.delete(this);
    board?.free();
    this.#root.adoptedStyleSheets = [];
    this.#root.replaceChildren(document.createElement("slot"));
  }

  /** The program is no more, and nothing of it may be called. */
  lose() {
    this.#board = undefined;
    standing.delete(this);
    lost.push(this);
  }

  /** Shows the score as text, and why there is no board. */
  fail(message, forgets = false) {
    this.#board = undefined;
    standing.delete(this);
    this.#failed = true;
    if (forgets) this.#kept = "";
    this.#root.replaceChildren(document.createElement("slot"));
    this.#say(message);
  }

  /** Says something above the board, and to the page. */
  #say(message) {
    this.#line?.remove();
    const line = document.createElement("p");
    line.className = "failed";
    line.setAttribute("role", "alert");
    line.setAttribute("part", "error");
    line.textContent = message;
    this.#root.prepend(line);
    this.#line = line;
    this.#trouble(message);
  }

  #trouble(message) {
    this.#tell("chess-error", { message });
  }

  #tell(type, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
  }

  /** Calls the board, and tells the page what came of it: src/embed/events.rs says which fields that has. */
  #call(act) {
    this.#stand();
    if (!this.#board) return;
    if (this.#working) {
      // A page that hears the keyboard move may ask for something in the midst of a call.
      queueMicrotask(() => this.#call(act));
      return;
    }
    let told;
    this.#working = true;
    try {
      told = act(this.#board);
    } catch (error) {
      stopped(this, error);
      return;
    } finally {
      this.#working = false;
    }
    return this.#told(told);
  }

  #told(told) {
    if (typeof told !== "object") return told;
    if (told.move) {
      const allowed = this.#tell("chess-move", told.move, true);
      this.#call((board) => board.settle(allowed));
      return told;
    }
    if (told.kept) this.#kept = told.kept;
    if (told.position) this.#tell("chess-position", told.position);
    if (told.error) this.#tell("chess-error", told.error);
    if (told.answer) this.#tell("chess-answer", told.answer);
    if (told.solved) this.#tell("chess-solved", told.solved);
    return told;
  }

  #position() {
    return this.#call((board) => board.position()) ?? {};
  }

  /** Something has happened inside the board. */
  handleEvent(event) {
    // While the program moves the keyboard it knows where to.
    if (this.#working) return;
    if (event.type === "pointermove" && event.buttons === 0) return;
    if (this.#call((board) => board.handle(event))?.used) {
      event.preventDefault();
      // Keys and clicks that a board has used are not its page's shortcuts.
      if (event.type === "keydown") event.stopPropagation();
    }
  }

  /** Shows the moment after so many half-moves of the main line. A board that is not there yet begins with it. */
  goTo(ply) {
    const count = Math.max(0, Math.trunc(Number(ply)) || 0);
    if (this.#board) this.#call((board) => board.goTo(count));
    else this.ply = count;
  }

  /** Turns the board. */
  flip() {
    if (this.#board) this.#call((board) => board.flip());
    else this.orientation = this.orientation === "black" ? "white" : "black";
  }

  /** The game with all that has been played, as PGN; before the board is there, the score as given. */
  toPGN() {
    return this.#call((board) => board.toPGN()) || written(this);
  }

  /** How many games the score has; 0 before the board is there. */
  games() {
    return this.#call((board) => board.games()) ?? 0;
  }

  /** The position on the board. Setting it sets the attribute, from which the board begins. */
  get fen() {
    return this.#position().fen || this.getAttribute("fen") || "";
  }

  set fen(value) {
    this.#set("fen", value);
  }

  /** The half-moves that led to the position. Setting it goes there. */
  get ply() {
    return this.#position().ply ?? (Number(this.getAttribute("ply")) || 0);
  }

  set ply(value) {
    this.#set("ply", value);
  }

  /** Sets an attribute, and acts on it even if it says the same as before: the reader may have gone on. */
  #set(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
    this.#soon(name);
  }
}

for (const attribute of ChessNotation.observedAttributes) {
  if (attribute === "fen" || attribute === "ply") continue;
  const property = attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  Object.defineProperty(ChessNotation.prototype, property, {
    configurable: true,
    enumerable: true,
    get() { return this.getAttribute(attribute) ?? ""; },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}

/** Makes boards of `<pre class="chess-notation" data-…>`, for sites that strip elements they do not know. */
export function upgrade(root = document) {
  for (const place of root.querySelectorAll("pre.chess-notation")) {
    const board = document.createElement("chess-notation");
    for (const name of ChessNotation.observedAttributes) {
      const value = place.getAttribute(`data-${name}`);
      if (value !== null) board.setAttribute(name, value);
    }
    if (place.id) board.id = place.id;
    board.append(...place.childNodes);
    place.replaceWith(board);
  }
}

// Two copies of this script on one page share the first one's element.
if (!customElements.get("chess-notation")) {
  customElements.define("chess-notation", ChessNotation);
  upgrade();
}
