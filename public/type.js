// Fetches the typefaces (docs/type.md). The first paint does not wait for them. They are used if they come soon, which is
// before the app has its words, and else from the next visit on, when they are on the device. A lesson has its words
// sooner, so its lines may move in that time.

const FACES = [
  ["Rank Serif", "rank-serif.woff2", { weight: "400 700" }],
  ["Rank Serif", "rank-serif-italic.woff2", { weight: "400 600", style: "italic" }],
  ["Rank Sans", "rank-sans.woff2", { weight: "400 600" }],
];

const face = ([family, file, descriptors]) =>
  new FontFace(family, `url("${new URL(`fonts/${file}`, import.meta.url)}")`, descriptors).load();

/** How long the page waits, in ms, when nothing else is missing. */
const PATIENCE = 500;

const loaded = Promise.all(FACES.map(face));
loaded.catch(() => {}); // type() says so.

/** Uses the faces if they have come, or come soon. */
export async function type() {
  const late = new Promise((done) => setTimeout(done, PATIENCE, []));
  for (const face of await Promise.race([loaded, late])) document.fonts.add(face);
}
