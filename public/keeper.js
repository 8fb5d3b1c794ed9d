// Keeps on this device what the program hands over, and finds it again for this tab while the program is on its way.
// The program asks by `keeper(what, text)`; what it may ask for stands in `does`.
//
//   store   key         value (IndexedDB)
//   slots   tab         when it was written, a line break, the session's record
//   games   [tab, n]    the record of its nth game
//   aside   any         when, a line break, what was damaged
//   libraries, pieces, edits: files of games, which the library worker keeps (src/library_worker/store.rs)
//   books       any         the text of an old book, which the book worker keeps (src/book_worker/main.rs); slots name its key
//   pictures    [key, n]    the nth picture of a book that came as pictures, whose text is kept under the key
//               [key, "words"]    where its words stand in them, which the book worker keeps
//
// A tab holds the lock of its slot for as long as it lives. So a new tab can tell which slots are free and goes on
// with the one written last; a tab that is a copy of another finds its slot taken, and goes on with a copy of it.
//
// What changes while a page is being left is noted in the local storage as well, which is written at once: a browser
// may drop what is being written to a database by a page that ends. The next page takes the note up.

const STORES = ["slots", "games", "aside"];

// What the library worker keeps of files of games (src/library_worker/store.rs).
const LIBRARY = ["libraries", "pieces", "edits"];

// So many slots stay; what was not written for longest goes first.
const SLOTS = 20;

// The store, this tab's slot in it, and what was kept there, once they are found.
let db;
let own;
let kept;

// Why there is no store, for as long as there is none.
let refused = { name: "TimeoutError" };

// Whether the program has begun, with what was kept or without.
let begun = false;

const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// Whether the lock of a slot was to be had; it is held until the tab is closed.
const lock = (slot, options) =>
  new Promise((resolve) => {
    const hold = (held) => {
      resolve(held);
      return held && new Promise(() => {});
    };
    navigator.locks.request("rank-and-file " + slot, options, hold).catch(() => resolve());
  });

// A key that no other tab makes.
const fresh = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

const gamesOf = (slot, from) => IDBKeyRange.bound([slot, from], [slot, Infinity]);

// When, by the clocks here and so that later ones come later in the alphabet, and what.
const stamped = (text) => new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString() + "\n" + text;

// All slots with their texts, the one written last first.
async function slotsByTime() {
  const slots = db.transaction("slots").objectStore("slots");
  const keys = await answer(slots.getAllKeys());
  const texts = await answer(slots.getAll());
  return keys.map((key, at) => [texts[at], key]).sort().reverse();
}

// Finding

async function find() {
  const asked = indexedDB.open("rank-and-file", 4);
  asked.onupgradeneeded = () => {
    const known = asked.result.objectStoreNames;
    for (const name of [...STORES, ...LIBRARY, "books", "pictures"]) if (!known.contains(name)) asked.result.createObjectStore(name);
  };
  db = await answer(asked);
  db.onversionchange = () => db.close();
  if (own) return;
  const locks = navigator.locks;
  // A link that holds a game begins anew; what was kept stays where it is.
  const anew = /^#g\d/.test(location.hash);
  let from = anew ? null : sessionStorage.getItem("rank-and-file");
  let ours;
  // The page that was here before may take a moment to let go, and writes until then.
  if (locks && from && (await lock(from, { signal: AbortSignal.timeout(1000) }))) ours = from;
  await takeUp();
  const order = await slotsByTime();
  if (!anew && !from) {
    for (const [, key] of order) {
      // Where nobody can tell which slots are free, all are left alone and the last is copied.
      if (!from && (!locks || (await lock(key, { ifAvailable: true })))) {
        from = key;
        if (locks) ours = key;
      }
    }
  }
  if (begun || !ours) {
    ours = fresh();
    if (locks) lock(ours, {});
  }
  sessionStorage.setItem("rank-and-file", ours);
  const head = order.find(([, key]) => key === from);
  if (head) {
    const games = await answer(db.transaction("games").objectStore("games").getAll(gamesOf(from, 0)));
    kept = [String(head[0]).replace(/^.*\n/, ""), ...games].join("\n");
  }
  own = ours;
}

// Writing

// Changes the stores, all or nothing; then `done` is called, if it is done.
function write(change, done = () => {}) {
  let writing;
  try {
    writing = db.transaction(STORES, "readwrite");
    change(...STORES.map((store) => writing.objectStore(store)));
    writing.oncomplete = done;
    writing.onabort = () => fail(writing.error);
    writing.commit();
  } catch (error) {
    if (writing) writing.abort();
    fail(db ? error : refused);
  }
}

// Games that have changed and wait for the session's own record, each with its number.
const changes = [];

// What was handed over and is not known to be written: each time a slot, its record, and the games that have changed.
const handed = [];

function put(slot, session) {
  const last = [slot, stamped(session), changes.splice(0)];
  handed.push(last);
  note();
  write(
    (slots, games) => fill(slots, games, last),
    () => {
      handed.splice(0, handed.indexOf(last) + 1);
      if (!handed.length) dropNote();
    },
  );
}

function fill(slots, games, [slot, session, changes]) {
  for (const [at, game] of changes) {
    if (game) games.put(game, [slot, at]);
    else games.delete(gamesOf(slot, at));
  }
  slots.put(session, slot);
}

// The name of this tab's note in the local storage begins so, and ends with its slot.
const NOTE = "rank-and-file left ";

// Whether the page is being left.
let leaving = false;

function note() {
  if (!leaving || !own || !handed.length) return;
  try {
    localStorage.setItem(NOTE + own, JSON.stringify(handed));
  } catch {
    // Then there is only the database.
  }
}

function dropNote() {
  try {
    localStorage.removeItem(NOTE + own);
  } catch {
    // Then there is none.
  }
}

// Writes what the notes of pages that were left say, where the database has nothing later.
async function takeUp() {
  try {
    for (const name of Object.keys(localStorage).filter((name) => name.startsWith(NOTE))) {
      const noted = localStorage.getItem(name);
      const writing = db.transaction(STORES, "readwrite");
      const [slots, games] = STORES.map((store) => writing.objectStore(store));
      for (const left of JSON.parse(noted)) {
        const there = (await answer(slots.get(left[0]))) ?? "";
        if (there < left[1]) fill(slots, games, left);
      }
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onabort = reject;
        writing.commit();
      });
      // Its page may have come back and have noted more.
      if (localStorage.getItem(name) === noted) localStorage.removeItem(name);
    }
  } catch {
    // There is no local storage, or no room in the database: the notes stay for the next page.
  }
}

function remove(key) {
  write((slots, games, aside) => {
    slots.delete(key);
    games.delete(gamesOf(key, 0));
    aside.delete(key);
  });
}

function removeLibrary(key) {
  const writing = db.transaction(LIBRARY, "readwrite");
  const [libraries, pieces, edits] = LIBRARY.map((store) => writing.objectStore(store));
  libraries.delete(key);
  for (const store of [pieces, edits]) store.delete(IDBKeyRange.bound([key], [key, []]));
  writing.onabort = () => fail(writing.error);
}

const DAY = 864e5;

// Takes away the books that no slot names, with their pictures. A tab names its book a moment after it was kept, so
// those stay that are not yet so old, in milliseconds; and it may take hours to recognise the text of pictures.
async function removeBooks(age) {
  const writing = db.transaction(["slots", "books", "pictures"], "readwrite");
  const [books, pictures] = ["books", "pictures"].map((store) => writing.objectStore(store));
  const slots = String(await answer(writing.objectStore("slots").getAll()));
  const goes = (key, age) => parseInt(key) < Date.now() - age && !slots.includes("\nbook=" + key + " ");
  const texts = await answer(books.getAllKeys());
  for (const key of texts) if (goes(key, age)) books.delete(key);
  for (const place of await answer(pictures.getAllKeys())) {
    if (goes(place[0], texts.includes(place[0]) ? age : DAY)) pictures.delete(place);
  }
}

// Takes away the slots that are too many, once a visit.
let pruned;
async function prune() {
  if (!own || !navigator.locks) return;
  for (const [, key] of (await slotsByTime()).slice(SLOTS)) {
    if (await lock(key, { ifAvailable: true })) remove(key);
  }
  await removeBooks(DAY);
}

// The name of the error for which nothing could be kept.
let failed = "";
function fail(error) {
  // The program hands everything over once more with the next change; by then there may be a store.
  find().catch(() => {});
  failed = (error || refused).name;
  setTimeout(call);
}

// Asks the program for what has changed, unless it has stopped: what it would hand over then is what it stopped over.
let timer;
let over = false;
function call() {
  clearTimeout(timer);
  timer = 0;
  if (!over) dispatchEvent(new Event("keep"));
}

// Whoever leaves may not come back.
function leave() {
  leaving = true;
  if (timer) call();
  note();
}
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => (document.hidden ? leave() : (leaving = false)));
addEventListener("pageshow", () => (leaving = false));

// The names of the files that are being opened, for as long as this tab has nothing of them. They are noted at once,
// because a browser may end the page before anything else is kept.
const OPENING = "rank-and-file opening";

// What the program may ask for

const does = {
  // These files are being opened, a line for each.
  opening: (names) => sessionStorage.setItem(OPENING, names),

  // What was opened has been handed over; it is there once what is being written has been written.
  async opened() {
    if (!db || !sessionStorage.getItem(OPENING)) return;
    await answer(db.transaction("slots").objectStore("slots").count()).then(
      () => sessionStorage.removeItem(OPENING),
      // The next start says it.
      () => {},
    );
  },

  // The names of the files that were being opened when the page ended; said once.
  interrupted() {
    const names = sessionStorage.getItem(OPENING);
    sessionStorage.removeItem(OPENING);
    return names ?? "";
  },

  // What was kept, for the program to begin with.
  begin() {
    begun = true;
    return kept;
  },

  // What was kept is damaged: it is set aside whole before anything is written over it.
  damaged() {
    does.aside(kept);
    does.changed();
  },

  // Something may have changed: in a moment the program is asked what.
  changed() {
    pruned ??= prune().catch(() => {});
    timer ||= setTimeout(call, 300);
  },

  // The nth game has changed; an empty text ends the games before it.
  game: (game, at) => changes.push([Number(at), game]),

  // Writes the games that were handed over and this record, to the tab's slot or to a new one.
  keep: (session) => put(own, session),
  add: (session) => put(fresh(), session),

  // Sets a text aside.
  aside: (text) => write((slots, games, aside) => aside.put(stamped(text), fresh())),

  // Why nothing could be kept; said once.
  failed() {
    const name = failed;
    failed = "";
    return name;
  },

  // All that is kept, entry by entry: its store, its key, and its text. What is no text is damaged, and comes as JSON.
  async all() {
    const lists = [...STORES, "libraries"];
    const reading = db.transaction([...lists, "pictures"]);
    const text = (value) => (typeof value === "string" ? value : String(JSON.stringify(value)));
    const entries = [["own", own, ""]];
    for (const name of lists) {
      const store = reading.objectStore(name);
      const keys = await answer(store.getAllKeys());
      const values = await answer(store.getAll());
      keys.forEach((key, at) => entries.push([name, String(key), text(values[at])]));
    }
    // Of the pictures of scans only the room they take is told.
    const pictures = await answer(reading.objectStore("pictures").getAll());
    entries.push(["pictures", "", String(pictures.reduce((sum, picture) => sum + (picture.size ?? 0), 0))]);
    return entries;
  },

  // Addresses of pictures of a book, "key n n …", a line for each; empty if one is not there.
  async pictures(places) {
    const [key, ...numbers] = places.split(" ");
    const store = db.transaction("pictures").objectStore("pictures");
    const blobs = await Promise.all(numbers.map((n) => answer(store.get([key, Number(n)]))));
    return blobs.every(Boolean) ? blobs.map((blob) => URL.createObjectURL(blob)).join("\n") : "";
  },

  // Asks for a store that the browser does not clear by itself. Whether it agrees, changes nothing here.
  persist: () => navigator.storage?.persist?.().catch(() => {}),

  // Takes a slot away that no tab has, something that was set aside, or a file of games; gives what is left.
  async forget(key) {
    if (!navigator.locks || (await lock(key, { ifAvailable: true }))) {
      remove(key);
      removeLibrary(key);
      await removeBooks(1e4);
    }
    return does.all();
  },

  // The program has stopped while it was starting. If it was over what was kept, it is to begin without that the
  // next time.
  stopped() {
    over = true;
    if (!begun || !kept) return;
    does.aside(kept);
    remove(own);
    dropNote();
  },
};

const keeper = (what, text) => (does[what] || does.game)(text, what);
globalThis.keeper = keeper;

const found = find().catch((error) => {
  refused = error;
});

// A store that does not answer must not keep the page from starting. A slow device may take seconds to open one, and a
// page that begins without it looks as if all were lost.
keeper.ready = Promise.race([found, new Promise((resolve) => setTimeout(resolve, 10_000))]);
