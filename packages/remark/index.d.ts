import type { Root } from "mdast";
import type { VFile } from "vfile";

export interface Options {
  /** Whether a fault stops the file with an error; without it a fault is a warning of the file. */
  fail?: boolean;
}

/** Makes boards of the fences whose first word is `chess`; a fault is a message of the file. */
export default function remarkChessNotation(options?: Options): (tree: Root, file: VFile) => Promise<void>;
