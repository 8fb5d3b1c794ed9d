// Makes the three files of the plug-in: `node build.js ELEMENT OUT`, from a folder in which esbuild is installed.
// ELEMENT is a folder with embed.js and the files that it fetches. They are put into main.js, so that a note needs
// no server.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const own = path.dirname(fileURLToPath(import.meta.url));
const [element, out] = process.argv.slice(2);
const { build } = createRequire(path.join(process.cwd(), "/"))("esbuild");

/** The kinds of the files that the element fetches. */
const KINDS = { ".wasm": "application/wasm", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/** A file as an address that holds it. */
async function address(file) {
  const kind = KINDS[path.extname(file)];
  const bytes = await readFile(path.join(element, file));
  // The element asks for a second copy of its glue by a query, which a comment takes up.
  if (kind === "text/javascript") return `data:${kind},${encodeURIComponent(`${bytes}\n//`)}`;
  return `data:${kind};base64,${bytes.toString("base64")}`;
}

/** The script of the element with the files in it. */
async function script() {
  let text = await readFile(path.join(element, "embed.js"), "utf8");
  const named = [...text.matchAll(/"(?:\.\/)?([\w/-]+)(\.\w+)"/g)].filter(([, , kind]) => KINDS[kind]);
  // The program, its glue and its style sheet; sets of pieces may be named too.
  if (named.length < 3) throw new Error(`embed.js should name the files that it fetches, and names ${named.length}.`);
  for (const [quoted, name, kind] of named) text = text.replace(quoted, JSON.stringify(await address(name + kind)));
  return text;
}

const folder = await mkdtemp(path.join(tmpdir(), "chess-notation-"));
try {
  await cp(path.join(own, "src"), folder, { recursive: true });
  await writeFile(path.join(folder, "embed.js"), await script());
  await mkdir(out, { recursive: true });
  await build({
    entryPoints: [path.join(folder, "main.js")],
    outfile: path.join(out, "main.js"),
    bundle: true,
    minify: true,
    format: "cjs",
    target: "es2022",
    external: ["obsidian"],
    // An address that is not in main.js is one of the app, where nothing is found.
    define: { "import.meta.url": "CHESS_NOTATION_BASE" },
    banner: { js: "const CHESS_NOTATION_BASE = document.baseURI;" },
    logLevel: "warning",
  });
  for (const file of ["manifest.json", "styles.css"]) await cp(path.join(own, file), path.join(out, file));
} finally {
  await rm(folder, { recursive: true });
}
