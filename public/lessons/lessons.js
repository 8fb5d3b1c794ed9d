// Shows a lesson screen by screen, and keeps on this device where its reader is and which exercises are solved.
//
// A lesson is one page of screens, and a screen has steps, of which one is shown at a time. Without this script all of
// them stand below each other. The boards tell by `chess-solved` that all their questions are answered. What is kept is
// one entry of the browser's storage, and nothing is sent anywhere:
//   {"1-squares-and-pieces.html": ["go-to-squares", ...], ..., "places": {"1-squares-and-pieces.html": ["why", 1], ...},
//   "last": "1-squares-and-pieces.html"}

// Nothing is made of a text but the address of a script or worker in the site's own folder.
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(text) {
    const { href } = new URL(text, document.baseURI);
    return href.startsWith(new URL("../", import.meta.url).href) ? href : null;
  },
});

const KEY = "rank-and-file.lessons";
const progress = document.getElementById("progress");
let denied = false;

/** What is kept; nothing if the entry is missing, damaged, or may not be read. */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch (error) {
    // A damaged entry is begun anew; a storage that may not be read is told.
    denied ||= !(error instanceof SyntaxError);
    return {};
  }
}

function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    denied = true;
  }
}

const solvedIn = (all, lesson) => (Array.isArray(all[lesson]) ? all[lesson] : []);
const lesson = () => document.documentElement.dataset.lesson;

/** Solved on this visit: shown even where nothing can be kept. */
const here = new Set();

function say(text) {
  if (!progress) return;
  progress.hidden = false;
  progress.classList.remove("late");
  progress.textContent = denied
    ? `${text} This browser does not let the page keep what is solved; it is forgotten when you leave.`.trim()
    : text;
}

function showLesson(all) {
  const quizzes = [...document.querySelectorAll('chess-notation[interactive="quiz"][id]')];
  const solved = new Set([...solvedIn(all, lesson()), ...here]);
  let done = 0;
  for (const quiz of quizzes) {
    const is = solved.has(quiz.id);
    done += is ? 1 : 0;
    const mark = document.getElementById(`${quiz.id}-done`);
    if (mark) mark.hidden = !is;
  }
  say(`${done} of ${quizzes.length} exercises done.`);
}

function showContents(all) {
  let any = Boolean(all.last);
  for (const item of document.querySelectorAll("[data-lesson][data-exercises]")) {
    const solved = solvedIn(all, item.dataset.lesson);
    // Only those the lesson has: an exercise may have been renamed since it was solved.
    const exercises = item.dataset.exercises.split(" ");
    const done = exercises.filter((id) => solved.includes(id)).length;
    any ||= solved.length > 0;
    const line = item.querySelector(".progress");
    line.hidden = false;
    const dots = document.createElement("span");
    dots.className = "tally";
    dots.ariaHidden = "true";
    dots.append(...exercises.map((_, at) => {
      const dot = document.createElement("i");
      dot.classList.toggle("full", at < done);
      return dot;
    }));
    line.replaceChildren(dots, `${done} of ${exercises.length} exercises done`);
  }
  goOn(all);
  document.getElementById("forget").hidden = !any;
  if (denied) say("");
}

/** The link to where the reader stopped, in the contents. */
function goOn(all) {
  const line = document.getElementById("go-on");
  const [id, screen] = placeIn(all, all.last) ?? [];
  const link = [...document.querySelectorAll(".contents a")].find((link) => link.getAttribute("href") === all.last);
  line.hidden = !(id && link);
  if (line.hidden) return;
  const to = line.querySelector("a");
  to.href = `${all.last}#${id}`;
  const number = parseInt(link.textContent, 10);
  to.textContent = `Go on where you stopped: ${number ? `lesson ${number}` : link.textContent}, screen ${screen}`;
}

/** The id of a lesson's step and the number of its screen, as kept. */
function placeIn(all, lesson) {
  const place = all.places?.[lesson];
  return Array.isArray(place) && typeof place[0] === "string" && Number.isInteger(place[1]) ? place : undefined;
}

function show() {
  const all = kept();
  if (lesson()) showLesson(all);
  else showContents(all);
}

document.addEventListener("chess-solved", (event) => {
  const id = event.target instanceof Element ? event.target.closest("chess-notation[id]")?.id : null;
  if (!id || !lesson()) return;
  here.add(id);
  // Read anew, since another tab may have kept something in the meantime.
  const all = kept();
  const solved = solvedIn(all, lesson());
  if (!solved.includes(id)) keep({ ...all, [lesson()]: [...solved, id] });
  show();
});

// Another tab solved something, or forgot everything.
addEventListener("storage", (event) => {
  if (event.key !== KEY && event.key !== null) return;
  if (event.newValue === null) here.clear();
  show();
});

const ask = document.getElementById("ask-forget");
if (ask) {
  document.getElementById("forget").addEventListener("click", () => ask.showModal());
  document.getElementById("keep-it").addEventListener("click", () => ask.close());
  document.getElementById("forget-it").addEventListener("click", () => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      denied = true;
    }
    ask.close();
    show();
    document.querySelector("h1").focus();
  });
}

/** The steps of a lesson, one shown at a time. */
class Walk {
  #screens = [...document.querySelectorAll(".screen")];
  #steps = [...document.querySelectorAll(".step")];
  #at = -1;
  #bar = document.createElement("div");
  #back = this.#button("Back", () => this.go(this.#at - 1));
  #next = this.#button("Next", () => this.go(this.#at + 1));
  #where = document.createElement("p");
  #dots;

  static of() {
    return document.querySelector(".step") ? new Walk() : undefined;
  }

  constructor() {
    this.#dots = this.#screens.map((screen, at) => {
      const dot = this.#button("", () => this.go(this.#first(screen)));
      dot.setAttribute("aria-label", `Screen ${at + 1}: ${screen.querySelector("h2").textContent}`);
      return dot;
    });
    const dots = document.createElement("div");
    dots.className = "dots";
    dots.append(...this.#dots);
    this.#where.className = "where";
    this.#bar.className = "walk";
    this.#bar.append(this.#back, dots, this.#where, this.#next);
    document.querySelector(".foot").append(this.#bar);
    document.documentElement.classList.add("screens");

    addEventListener("popstate", () => this.#followAddress());
    addEventListener("keydown", (event) => this.#key(event));
    addEventListener("resize", () => this.#fit());
    for (const details of document.querySelectorAll(".step details")) {
      details.addEventListener("toggle", () => this.#fit());
    }
    this.#hearSwipes();
    // The browser would scroll to what the address names.
    history.scrollRestoration = "manual";
    addEventListener("load", () => scrollTo(0, 0));
    const asked = this.#of(location.hash.slice(1));
    const [place] = placeIn(kept(), lesson()) ?? [];
    this.go(asked ?? this.#of(place) ?? 0, { moves: false });
  }

  #button(text, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = text;
    button.addEventListener("click", act);
    return button;
  }

  #first(screen) {
    return this.#steps.findIndex((step) => screen?.contains(step));
  }

  /** The step that an address names: a number of a screen, or the id of anything. */
  #of(name) {
    if (!name) return;
    if (/^\d+$/.test(name)) {
      const at = this.#first(this.#screens[name - 1]);
      return at < 0 ? undefined : at;
    }
    const element = document.getElementById(decodeURIComponent(name));
    const step = element?.closest(".step");
    if (step) {
      element.closest("details")?.setAttribute("open", "");
      return this.#steps.indexOf(step);
    }
    const screen = element?.closest(".screen");
    return screen ? this.#first(screen) : undefined;
  }

  #followAddress() {
    const at = this.#of(location.hash.slice(1));
    if (at !== undefined) this.go(at, { moves: false, speaks: true });
    else if (!location.hash) this.go(0, { moves: false, speaks: true });
  }

  #name(step) {
    return step.id && step.id !== "exercises" ? step.id : step.querySelector("chess-notation").id;
  }

  /** Shows a step. `moves` says whether the address follows, `speaks` whether the focus goes to its heading. */
  go(at, { moves = true, speaks = moves } = {}) {
    if (at < 0 || at >= this.#steps.length) return;
    const [before, step] = [this.#steps[this.#at], this.#steps[at]];
    const screen = step.closest(".screen");
    this.#at = at;
    for (const other of this.#steps) other.classList.toggle("here", other === step);
    for (const other of this.#screens) other.classList.toggle("here", other === screen);
    const number = this.#screens.indexOf(screen);
    this.#dots.forEach((dot, at) => (at === number ? dot.setAttribute("aria-current", "step") : dot.removeAttribute("aria-current")));
    const steps = this.#steps.filter((step) => screen.contains(step));
    this.#where.textContent = `Screen ${number + 1} of ${this.#screens.length}, step ${steps.indexOf(step) + 1} of ${steps.length}`;
    // At either end a link to the lesson before or after takes the button's place.
    const foot = document.querySelector(".foot");
    foot.classList.toggle("at-start", at === 0);
    foot.classList.toggle("at-end", at === this.#steps.length - 1);
    step.querySelector(".words").scrollTop = 0;
    scrollTo(0, 0);
    this.#fit();

    const name = this.#name(step);
    if (moves) history.pushState(null, "", `#${name}`);
    if (speaks) (before?.closest(".screen") === screen ? step.querySelector("h3") : screen.querySelector("h2")).focus({ preventScroll: true });
    // The first step of a lesson is no place to come back to, and the end is none either.
    const all = kept();
    const places = { ...all.places, [lesson()]: [name, number + 1] };
    if (at === this.#steps.length - 1) delete places[lesson()];
    if (moves || placeIn(all, lesson())) keep({ ...all, places, last: lesson() });
  }

  /** A text that is longer than its place is scrolled, by keys as well. */
  #fit() {
    const words = this.#steps[this.#at].querySelector(".words");
    if (words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0;
    else words.removeAttribute("tabindex");
  }

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const turn = { PageDown: 1, PageUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target = event.composedPath()[0];
    if (!turn || (target instanceof Element && target.matches("input, select, textarea"))) return;
    // The board has its own arrows.
    const isBoards = event.composedPath().some((element) => element.localName === "chess-notation");
    if (event.key.startsWith("Arrow") && isBoards) return;
    const words = this.#steps[this.#at].querySelector(".words");
    const rest = turn > 0 ? words.scrollHeight - words.clientHeight - words.scrollTop : words.scrollTop;
    if (rest > 1 && words.contains(document.activeElement)) return;
    event.preventDefault();
    this.go(this.#at + turn);
  }

  #hearSwipes() {
    let from;
    const main = document.querySelector("main");
    main.addEventListener("touchstart", (event) => {
      const touch = event.touches.length === 1 && event.target.closest(".words, h1, h2") ? event.touches[0] : undefined;
      from = touch && [touch.clientX, touch.clientY];
    }, { passive: true });
    main.addEventListener("touchend", (event) => {
      if (!from) return;
      const { clientX, clientY } = event.changedTouches[0];
      const [along, down] = [clientX - from[0], clientY - from[1]];
      from = undefined;
      if (Math.abs(along) > 48 && Math.abs(along) > 2 * Math.abs(down)) this.go(this.#at + (along < 0 ? 1 : -1));
    });
  }
}

// If the boards do not come, the scores are read as text.
const waited = setTimeout(() => document.documentElement.classList.add("unready"), 10_000);
customElements.whenDefined("chess-notation").then(() => {
  clearTimeout(waited);
  document.documentElement.classList.remove("unready");
});

show();
Walk.of();

import("../type.js").then(({ type }) => type()).catch(console.warn);

// Whoever begins with a lesson keeps the site on the device as well. The lesson needs none of that.
import("../installed.js").then(({ keep }) => keep(), console.info);
