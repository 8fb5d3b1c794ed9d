// Keeps on this device what the program hands over; public/keeper.js has found what was kept and says how it lies.

const STORES = ["slots", "games", "aside"];

// So many slots stay; what was not written for longest goes first.
const SLOTS = 20;

const { answer, does, fresh, lock } = keeper;

// Games that have changed and wait for the session's own record, each with its number.
const changes = [];

// When, by the clocks here and so that later ones come later in the alphabet, and what.
const stamped = (text) => new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString() + "\n" + text;

const gamesOf = (slot, from) => IDBKeyRange.bound([slot, from], [slot, Infinity]);

function fail(error) {
  // The program hands everything over once more with the next change; by then there may be a store.
  keeper.find().catch(() => {});
  keeper.fail(error);
}

// Changes the stores, all or nothing.
function write(change) {
  let writing;
  try {
    writing = keeper.db.transaction(STORES, "readwrite");
    change(...STORES.map((store) => writing.objectStore(store)));
    writing.onabort = () => fail(writing.error);
    writing.commit();
  } catch (error) {
    if (writing) writing.abort();
    fail(keeper.db ? error : keeper.refused);
  }
}

function put(slot, session) {
  write((slots, games) => {
    for (const [at, game] of changes.splice(0)) {
      if (game) games.put(game, [slot, at]);
      else games.delete(gamesOf(slot, at));
    }
    slots.put(stamped(session), slot);
  });
}

function remove(key) {
  write((slots, games, aside) => {
    slots.delete(key);
    games.delete(gamesOf(key, 0));
    aside.delete(key);
  });
}

// The nth game has changed; an empty text ends the games before it.
does.game = (game, at) => changes.push([Number(at), game]);

// Writes the games that were handed over and this record, to the tab's slot or to a new one.
does.keep = (session) => put(keeper.own, session);
does.add = (session) => put(fresh(), session);

does.aside = (text) => write((slots, games, aside) => aside.put(stamped(text), fresh()));

// All that is kept, an entry a line: its store, its key, and what it is as JSON.
does.list = async () => {
  const reading = keeper.db.transaction(STORES);
  const lines = ["own\t" + keeper.own + '\t""'];
  for (const name of STORES) {
    const store = reading.objectStore(name);
    const keys = await answer(store.getAllKeys());
    const values = await answer(store.getAll());
    keys.forEach((key, at) => lines.push(name + "\t" + key + "\t" + JSON.stringify(values[at])));
  }
  return lines.join("\n");
};

// Takes a slot away that no tab has, or something that was set aside; gives what is left.
does.forget = async (key) => {
  if (!navigator.locks || (await lock(key, { ifAvailable: true }))) remove(key);
  return does.list();
};

// The program has stopped over what was kept: it is to begin without that the next time.
does.stopped = () => {
  does.aside(keeper.kept);
  remove(keeper.own);
};

// Whoever leaves may not come back.
addEventListener("pagehide", keeper.leave);
document.addEventListener("visibilitychange", keeper.leave);

// Slots that are too many.
async function prune() {
  const slots = keeper.db.transaction("slots").objectStore("slots");
  const keys = await answer(slots.getAllKeys());
  const texts = await answer(slots.getAll());
  const order = keys.map((key, at) => [texts[at], key]).sort().reverse();
  for (const [, key] of order.slice(SLOTS)) {
    if (await lock(key, { ifAvailable: true })) remove(key);
  }
}
if (keeper.damaged) does.aside(keeper.kept);
if (keeper.own && navigator.locks) prune().catch(() => {});
