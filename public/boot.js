// Starts the program: brings the two files that index.html names, and says in the page if that fails.

const file = (id) => document.getElementById(id).href;

class Sentence extends Error {}

// The content policy makes nothing of a text but the address of a script or worker, and that only in the site's own
// folder.
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(text) {
    const { href } = new URL(text, document.baseURI);
    return href.startsWith(new URL("./", import.meta.url).href) ? href : null;
  },
});

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}

// The last rule of the style sheet. Without it the sheet did not arrive, or not whole.
const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue("--styled") !== "";

// The language that was chosen, else the first of the browser's that the page speaks; none for English. The name of the
// page's list is its code, its own name and its file.
function language() {
  const list = document.querySelector("meta[name=words]")?.content.split("|").filter(Boolean) ?? [];
  const files = new Map(list.map((entry) => [entry.split(" ")[0], entry.split(" ").at(-1)]));
  let chosen;
  try {
    [, chosen] = /^language=(.+)$/m.exec(localStorage.getItem("rank-and-file.settings")) ?? [];
  } catch {
    // A browser that keeps nothing keeps no choice.
  }
  const wanted = chosen ? [chosen] : navigator.languages.map((tag) => tag.split("-")[0]);
  const code = wanted.find((code) => code === "en" || files.has(code));
  return files.has(code) && { code, file: files.get(code) };
}

// Brings the words of that language, and hands them to the program. Without them it speaks English.
async function speak() {
  const spoken = language();
  if (!spoken) return;
  const words = await (await fetched(spoken.file)).text();
  // The kind of each number by its first letter; x for "other", which begins like "one".
  const rules = new Intl.PluralRules(spoken.code);
  const kinds = Array.from({ length: 200 }, (_, number) => rules.select(number).replace("other", "x")[0]);
  globalThis.words = [spoken.code, kinds.join(""), words].join("\n");
  const page = document.documentElement;
  page.lang = spoken.code;
  const [, direction, ...loading] = words.split("\n", 4);
  page.dir = direction;
  [".boot-line", ".boot-late"].forEach((place, at) => {
    const line = document.querySelector(place);
    if (line) line.textContent = loading[at];
  });
}

async function start() {
  if (!isStyled()) {
    throw new Sentence("The style sheet of the page could not be loaded. Check the connection, then reload the page.");
  }
  if (typeof WebAssembly !== "object") {
    throw new Sentence(
      "This browser cannot run WebAssembly, which the board needs. A current Firefox, Chrome, Edge or Safari can."
    );
  }
  const faces = import("./type.js");
  const words = speak().catch(console.warn);
  // keeper.js looks for what was kept meanwhile.
  const coming = [import(file("glue")), fetched(file("wasm")), globalThis.keeper?.ready];
  const [glue, wasm] = await Promise.all(coming).catch((error) => {
    throw new Sentence(
      `Part of the page could not be loaded (${error.message}). Check the connection, then reload the page.`
    );
  });
  // The page does without.
  await faces.then(({ type }) => type()).catch(console.warn);
  await words;
  await glue.default({ module_or_path: wasm });
}

// What makes the page an app, which nobody waits for, and without which the page works as well.
const tell = (what) => import("./installed.js").then((installed) => installed[what]());

start().then(() => tell("started"), (error) => {
  // Without a line to write on, the program has built its page and speaks for itself.
  const line = document.getElementById("boot-line");
  if (line) {
    line.classList.remove("boot-line");
    document.querySelector(".boot-late")?.remove();
    line.textContent =
      error instanceof Sentence
        ? error.message
        : `The program stopped while it was starting (${error.message}). Reload the page; if it stops again, try a current version of the browser.`;
  }
  globalThis.keeper?.("stopped");
  console.error(error);
  return tell("stopped");
}).catch(console.warn);
