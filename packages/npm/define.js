// Defines the element <chess-notation>; on a server nothing happens.
import { define } from "./index.js";

define();
