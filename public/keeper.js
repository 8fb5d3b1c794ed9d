// Finds what was kept on this device for this tab, while the program is on its way; public/later-keeper.js, which
// comes with the first change, keeps it. Both put their parts together in `keeper`, by which the program asks for
// them: keeper(what, text).
//
//   store   key         value (IndexedDB)
//   slots   tab         when it was written, a line break, the session's record
//   games   [tab, n]    the record of its nth game
//   aside   any         when, a line break, what was damaged
//
// A tab holds the lock of its slot for as long as it lives. So a new tab can tell which slots are free and goes on
// with the one written last; a tab that is a copy of another finds its slot taken, and goes on with a copy of it.

const does = {};
const keeper = (what, text) => (does[what] || does.game)(text, what);
globalThis.keeper = keeper;

// Why there is no store, for as long as there is none.
keeper.refused = { name: "TimeoutError" };

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

async function find() {
  const asked = indexedDB.open("rank-and-file", 1);
  asked.onupgradeneeded = () => ["slots", "games", "aside"].forEach((name) => asked.result.createObjectStore(name));
  const db = await answer(asked);
  db.onversionchange = () => db.close();
  keeper.db = db;
  if (keeper.own) return;
  const slots = db.transaction("slots").objectStore("slots");
  const keys = await answer(slots.getAllKeys());
  const texts = await answer(slots.getAll());
  const order = keys.map((key, at) => [texts[at], key]).sort().reverse();
  const locks = navigator.locks;
  let from = sessionStorage.getItem("rank-and-file");
  let own;
  if (/^#g\d/.test(location.hash)) {
    // A link that holds a game begins anew; what was kept stays where it is.
    from = null;
  } else if (locks && from) {
    // The page that was here before may take a moment to let go.
    if (await lock(from, { signal: AbortSignal.timeout(300) })) own = from;
  } else if (!from) {
    for (const [, key] of order) {
      // Where nobody can tell which slots are free, all are left alone and the last is copied.
      if (!from && (!locks || (await lock(key, { ifAvailable: true })))) {
        from = key;
        if (locks) own = key;
      }
    }
  }
  if (keeper.begun || !own) {
    own = fresh();
    if (locks) lock(own, {});
  }
  sessionStorage.setItem("rank-and-file", own);
  const head = order.find(([, key]) => key === from);
  if (head) {
    const range = IDBKeyRange.bound([from, 0], [from, Infinity]);
    const games = await answer(db.transaction("games").objectStore("games").getAll(range));
    // A line break, which the minifier would not leave one if it were written so.
    keeper.kept = [String(head[0]).replace(/^.*\n/, ""), ...games].join(String.fromCharCode(10));
  }
  keeper.own = own;
}

// What was kept, for the program to begin with.
does.begin = () => {
  keeper.begun = true;
  return keeper.kept;
};

// Something may have changed: in a moment the program is asked what. The other part is asked for at once, since
// from then on nothing is lost by leaving.
let timer;
const call = () => {
  clearTimeout(timer);
  timer = 0;
  dispatchEvent(new Event("keep"));
};
does.changed = () => {
  if (timer) return;
  const loaded = keeper.load().then(() => call, () => fail);
  timer = setTimeout(() => loaded.then((act) => act()), 300);
};

// What was kept is damaged.
does.damaged = () => {
  keeper.damaged = true;
  does.changed();
};

// All that is kept.
does.all = () => keeper.load().then(() => does.list());

// Why nothing could be kept.
const fail = (error) => {
  keeper.failed = (error || keeper.refused).name;
  setTimeout(call);
};
does.failed = () => {
  const name = keeper.failed;
  keeper.failed = "";
  return name;
};

// For the other part: what it has to call, and at once if something waits.
Object.assign(keeper, { does, answer, lock, fresh, find, fail, leave: () => timer && call() });

const found = find().catch((error) => {
  keeper.refused = error;
});

// A store that does not answer must not keep the page from starting.
keeper.ready = Promise.race([found, new Promise((resolve) => setTimeout(resolve, 1500))]);
