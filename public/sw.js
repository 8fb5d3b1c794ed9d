// The service worker: keeps the whole site on the device, so that it works where no server answers.
//
// A version of the site is a list of files, each with the hash of its bytes. Every version has a cache of its
// own, filled completely or not at all, and a page gets its files from the version it was opened with for as
// long as it is open, whatever has been installed since. A new version waits until somebody asks for it, and is
// on trial until its program has once started: if it does not, the version before is served again.
//
//   message from a page   what it means                                answer
//   "take over"           the user wants the version that waits
//   "started"             the program of this page runs                "before", if it is not the newest
//   "stopped"             the program of this page did not start       "back", if an older version will serve
//
//   request               answer
//   a file of the site    from its version's cache, else the network
//   POST share            what another program shares is kept; redirects to ./?shared
//   GET share             what was shared, once
//   anything else         none of our business

// These three lines are filled in by the last step of a release (xtask/src/after/offline.rs). LATER has the files that
// few users need; they are kept once they have been used.
const VERSION = "";
const FILES = {};
const LATER = {};

const BASE = new URL("./", self.location).href;

// Caches belong to a whole origin, and other sites may live beside us, or below us. A space cannot stand in a
// path, so no name of one folder's caches begins like those of another.
const OURS = `rank-and-file ${new URL(BASE).pathname} `;
const NOTES = OURS + "notes";

// Files that were used. They belong to no version, because their names change with their content.
const USED = `rank-and-file-used ${new URL(BASE).pathname}`;

// Where a version keeps its list; it is written last, so a cache that has one is complete.
const LIST = BASE + "?list";

// How many times a new version is opened without its program starting, until the one before is served.
const TRIES = 2;

// A file whose name changes with its bytes: it may belong to another version than ours. trunk writes a hash without
// the noughts in front.
const NAMED_BY_HASH = /-[0-9a-f]{12,16}[._]/;

const cacheOf = (version) => OURS + version;

async function versions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== NOTES).map((name) => name.slice(OURS.length));
}

const stored = (version, address) => caches.match(address, { cacheName: cacheOf(version) });

// Notes are remembered when the browser ends the worker between two events.

async function note(name, value) {
  const notes = await caches.open(NOTES);
  await notes.put(`${BASE}?${name}`, new Response(String(value)));
}

async function noted(name) {
  const response = await caches.match(`${BASE}?${name}`, { cacheName: NOTES });
  return response?.text();
}

// Installing

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  if (await stored(VERSION, LIST)) return;
  const cache = await caches.open(cacheOf(VERSION));
  const here = await placesByHash();
  const puts = Object.entries(FILES).map(async ([file, hash]) => {
    const [version, address] = here.get(hash) ?? [];
    const copy = version && (await stored(version, address));
    await cache.put(BASE + file, copy ?? (await fetched(file, hash)));
  });
  const results = await Promise.allSettled(puts);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) {
    await caches.delete(cacheOf(VERSION));
    throw failed.reason;
  }
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
}

// Where files lie on the device already: hash to version and address.
async function placesByHash() {
  const places = new Map();
  for (const version of await versions()) {
    const list = await stored(version, LIST);
    for (const [file, hash] of Object.entries(list ? await list.json() : {})) {
      places.set(hash, [version, BASE + file]);
    }
  }
  return places;
}

// A file from the server, with the very bytes that were published; anything else is an error.
async function fetched(file, hash) {
  const response = await fetch(BASE + file, { cache: "no-cache", integrity: hash }).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(`${file} did not arrive as it was published, so this version is not kept for use offline.`);
  }
  // Made anew, because a response that was redirected ("index.html" to "./") may not answer a navigation,
  // and headers of the transfer (encoding, Vary) say nothing of the file.
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return new Response(await response.arrayBuffer(), { headers: { "content-type": type } });
}

// Taking over

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  // Pages that no worker knows were loaded from the server a moment ago.
  for (const { id } of await clients.matchAll({ includeUncontrolled: true, type: "all" })) {
    if (!(await noted(`client=${id}`))) await note(`client=${id}`, VERSION);
  }
  await tidy();
  await clients.claim();
}

// Removes the versions that no open page uses, except the newest and, until that has proven itself, the one
// to go back to.
async function tidy() {
  const needed = new Set([VERSION]);
  if (!(await noted(`proven=${VERSION}`))) needed.add(await before());
  const notes = await caches.open(NOTES);
  for (const { url } of await notes.keys()) {
    const [, kind, of] = /\?(\w+)=(.*)$/.exec(url) ?? [];
    if (kind !== "client") continue;
    if (await clients.get(of)) needed.add(await noted(`client=${of}`));
    // A page of this version may be just about to open.
    else if (pages.get(of) !== VERSION) pages.delete(of), await notes.delete(url);
  }
  const all = await versions();
  // A newer version that is being kept or waits is none of ours; it tidies up when it takes over.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  for (const version of all.filter((version) => !needed.has(version))) await caches.delete(cacheOf(version));
  const cache = await caches.open(USED);
  for (const { url } of await cache.keys()) if (!(url.slice(BASE.length) in LATER)) await cache.delete(url);
  for (const { url } of await notes.keys()) {
    const [, kind, of] = /\?(\w+)=(.*)$/.exec(url) ?? [];
    if (["proven", "opened", "failed"].includes(kind) && !needed.has(of)) await notes.delete(url);
  }
}

// Serving

// Which version pages were opened with, as far as this run of the worker knows; the rest is noted.
const pages = new Map();

const versionOfPage = async (id) => pages.get(id) ?? (await noted(`client=${id}`)) ?? VERSION;

// The version before this one whose program has started; the latest, if there are several.
async function before() {
  let [found, latest] = [undefined, 0];
  for (const version of await versions()) {
    const when = Number((version !== VERSION && (await noted(`proven=${version}`))) || 0);
    if (when > latest) [found, latest] = [version, when];
  }
  return found;
}

const failed = async () =>
  Boolean(await noted(`failed=${VERSION}`)) || Number((await noted(`opened=${VERSION}`)) ?? 0) > TRIES;

// The version for a page that is opened now.
async function versionToOpen(file) {
  const older = (await noted(`proven=${VERSION}`)) ? undefined : await before();
  if (!older) return VERSION;
  // Counted as well as told, since a page that is broken from its first line can tell nothing.
  if (file === "index.html") await note(`opened=${VERSION}`, Number((await noted(`opened=${VERSION}`)) ?? 0) + 1);
  return (await failed()) ? older : VERSION;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, href } = new URL(request.url);
  if (!href.startsWith(BASE)) return;
  let file = pathname.slice(new URL(BASE).pathname.length);
  if (file === "share" && request.method === "POST") return event.respondWith(keepShared(request));
  if (file === "share" && request.method === "GET") return event.respondWith(takeShared(request));
  if (request.method !== "GET" || request.headers.has("range")) return;
  if (file === "" || file.endsWith("/")) file += "index.html";
  if (request.mode === "navigate" && `${file}/index.html` in FILES) {
    return event.respondWith(Response.redirect(`${BASE}${file}/`));
  }
  if (file in LATER) return event.respondWith(used(file));
  if (file in FILES || (request.mode !== "navigate" && NAMED_BY_HASH.test(file))) {
    event.respondWith(answer(event, file));
  }
});

async function answer(event, file) {
  const { request, clientId, resultingClientId } = event;
  try {
    const opens = request.mode === "navigate";
    const version = opens ? await versionToOpen(file) : await versionOfPage(clientId);
    // A page that is opened, or a worker that a page starts.
    if (resultingClientId) {
      pages.set(resultingClientId, version);
      event.waitUntil(note(`client=${resultingClientId}`, version));
    }
    const found = await stored(version, BASE + file);
    if (found) return found;
    for (const other of NAMED_BY_HASH.test(file) ? await versions() : []) {
      const found = await stored(other, BASE + file);
      if (found) return found;
    }
  } catch {
    // The browser denies its caches or has lost them; the server may still answer.
  }
  return fetch(request);
}

// A file that is kept once it has been used.
async function used(file) {
  const cache = await caches.open(USED).catch(() => undefined);
  const known = await cache?.match(BASE + file);
  if (known) return known;
  const response = await fetched(file, LATER[file]);
  await cache?.put(BASE + file, response.clone()).catch(() => {});
  return response;
}

// What pages tell

self.addEventListener("message", (event) => event.waitUntil(hear(event)));

async function hear({ data, source }) {
  if (data === "take over") return self.skipWaiting();
  if (!source) return;
  const version = await versionOfPage(source.id);
  if (data === "started") {
    await note(`proven=${version}`, Date.now());
    if (version === VERSION) await tidy();
    else if (await failed()) source.postMessage("before");
  }
  if (data === "stopped" && version === VERSION && (await before())) {
    await note(`failed=${VERSION}`, Date.now());
    source.postMessage("back");
  }
}

// What other programs share

async function keepShared(request) {
  const form = await request.formData();
  const notes = await caches.open(NOTES);
  await notes.put(`${BASE}?shared`, new Response(form));
  return Response.redirect(`${BASE}?shared`, 303);
}

async function takeShared(request) {
  const shared = await caches.match(`${BASE}?shared`, { cacheName: NOTES });
  if (!shared) return fetch(request);
  const notes = await caches.open(NOTES);
  await notes.delete(`${BASE}?shared`);
  return shared;
}
