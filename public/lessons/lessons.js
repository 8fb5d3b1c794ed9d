// Keeps on this device which exercises of the lessons are solved, and shows it.
//
// The boards tell by `chess-solved` that all their questions are answered. What is kept is one entry of
// the browser's storage: {"1-squares-and-pieces.html": ["one-square", ...], ...}. Nothing is sent anywhere.

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
  let any = false;
  for (const item of document.querySelectorAll("[data-lesson][data-exercises]")) {
    const solved = solvedIn(all, item.dataset.lesson);
    // Only those the lesson has: an exercise may have been renamed since it was solved.
    const exercises = item.dataset.exercises.split(" ");
    const done = exercises.filter((id) => solved.includes(id)).length;
    any ||= solved.length > 0;
    const line = item.querySelector(".progress");
    line.hidden = false;
    line.textContent = `${done} of ${exercises.length} exercises done`;
  }
  document.getElementById("forget").hidden = !any;
  if (denied) say("");
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

// If the boards do not come, the scores are read as text.
const waited = setTimeout(() => document.documentElement.classList.add("unready"), 10_000);
customElements.whenDefined("chess-notation").then(() => {
  clearTimeout(waited);
  document.documentElement.classList.remove("unready");
});

show();

import("../type.js").then(({ type }) => type()).catch(console.warn);

// Whoever begins with a lesson keeps the site on the device as well. The lesson needs none of that.
import("../installed.js").then(({ keep }) => keep(), console.info);
