// The API in a worker.
import init, { name } from "./npm/chess-notation@0/api.js";

await init();
postMessage(name("start", "Nf3").names.descriptive);
