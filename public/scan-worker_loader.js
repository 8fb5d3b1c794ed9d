// Starts the scan worker. What keeps it from starting is thrown in a task of its own: not every
// browser tells the page of a rejection that nobody caught in a worker.

import "./recogniser.js";
import init from "./scan-worker.js";

init().catch((error) => setTimeout(() => { throw error; }));
