// What makes the page an app that can be installed: it keeps the site on the device (sw.js), says when a new
// version is ready, and takes what the system hands it. public/boot.js brings it once the program has started,
// or has failed to. Other pages of the site bring it to be kept as well: `import("../installed.js")`, then
// `keep()`.

const here = new URL("./", import.meta.url);
const workers = workersHere();

function workersHere() {
  try {
    return navigator.serviceWorker;
  } catch {
    // A frame with `sandbox` may not even ask.
    return undefined;
  }
}

// How often a page that stays open asks for a new version.
const HOUR = 3_600_000;

// Whether a new version has been offered. What is said of the one before it comes too late then.
let offered = false;

/** The program of the page runs. */
export async function started() {
  workers?.addEventListener("message", ({ data }) => {
    if (data === "before" && !offered) say("The new version did not start, so this is the previous one.");
  });
  takeHanded();
  await keep();
  if (!workers) return;
  const { active } = await workers.ready;
  active.postMessage("started");
}

/** The program of the page did not start. If that is a new version's fault, another one takes its place. */
export async function stopped() {
  const registration = await workers?.getRegistration(here);
  if (registration?.waiting) return takeOver(registration);
  workers?.addEventListener("message", ({ data }) => {
    if (data === "back") location.reload();
  });
  registration?.active?.postMessage("stopped");
}

/** Keeps the site on the device, when the browser has nothing better to do, and offers new versions of it. */
export async function keep() {
  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  await new Promise((resolve) => whenIdle(resolve, { timeout: 3000 }));
  let registration;
  try {
    registration = await workers?.register(new URL("sw.js", here), { updateViaCache: "none" });
  } catch (error) {
    // In a private window, perhaps, or a frame. The page works as long as its server answers.
    console.info(`This browser does not keep the page for use offline: ${error.message}`);
  }
  if (!registration) return;
  // Without a worker of its own the page has just come from the server.
  const offer = () => {
    if (registration.waiting && workers.controller) {
      offered = true;
      say("A new version is ready.", "Reload", () => takeOver(registration));
    }
  };
  offer();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && offer());
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // Without a network there is no new version, and nothing to say.
    registration.update().catch(() => {});
  });
}

// Makes the version that waits the one that is served, and opens this page in it. Other open pages stay as
// they are.
function takeOver(registration) {
  const worker = registration.waiting;
  // Another page has done it.
  if (!worker) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("take over");
}

// One quiet line where the program says things as well, with something to do or nothing.
function say(words, verb, act) {
  document.querySelector(".notice.installed")?.remove();
  const line = document.createElement("p");
  line.className = "notice installed";
  line.setAttribute("role", "status");
  (document.querySelector(".board-area") ?? document.body).append(line);
  const button = (text, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button plain";
    button.textContent = text;
    button.addEventListener("click", act);
    return button;
  };
  // In a moment, so that those who hear the page are told what has come into the line.
  setTimeout(() => {
    const text = document.createElement("span");
    text.textContent = words;
    line.append(text);
    const buttons = document.createElement("span");
    if (verb) buttons.append(button(verb, act), " ");
    buttons.append(button(verb ? "Later" : "Close", () => line.remove()));
    line.append(buttons);
  }, 100);
}

// What the system hands over: a file that is opened with the app, a text that is shared with it, or one of
// the manifest's shortcuts.
function takeHanded() {
  window.launchQueue?.setConsumer(async ({ files }) => {
    const opened = await Promise.all((files ?? []).map((handle) => handle.getFile()));
    if (opened.length) drop(opened);
  });
  const asked = new URLSearchParams(location.search);
  if (asked.has("new")) press("new-tool");
  if (asked.has("set-up")) press("set-up-tool");
  if (asked.has("shared")) takeShared();
  // Done once, and not again when the page is reloaded.
  if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
}

async function takeShared() {
  const response = await fetch(new URL("share", here)).catch(() => undefined);
  const form = response?.ok ? await response.formData().catch(() => undefined) : undefined;
  if (!form) return say("What was shared did not arrive. Share it again, or copy it and paste it here.");
  const files = form.getAll("file");
  const words = ["text", "url", "title"].map((name) => form.get(name)).find(Boolean);
  drop(files.length ? files : [new Blob([words ?? ""])]);
}

const press = (tool) => document.getElementById(tool)?.click();

// Dropped on the page, a file takes the way that all files take. Several texts become one; pictures stay apart.
function drop(files) {
  const data = new DataTransfer();
  if (files.some(({ type }) => type.startsWith("image/"))) {
    for (const file of files) data.items.add(file);
  } else {
    const [first, ...more] = files;
    const parts = more.length ? files.flatMap((file) => [file, "\n\n"]) : [first];
    data.items.add(new File(parts, (!more.length && first.name) || "games.pgn"));
  }
  const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector(".app")?.dispatchEvent(event);
}
