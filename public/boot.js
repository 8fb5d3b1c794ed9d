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
  // keeper.js looks for what was kept meanwhile.
  const coming = [import(file("glue")), fetched(file("wasm")), globalThis.keeper?.ready];
  const [glue, wasm] = await Promise.all(coming).catch((error) => {
    throw new Sentence(
      `Part of the page could not be loaded (${error.message}). Check the connection, then reload the page.`
    );
  });
  // The page does without.
  await faces.then(({ type }) => type()).catch(console.warn);
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
