// A plug-in of remark: fences of chess as boards, which can be read without scripts.
import { figure, init } from "chess-notation/figure";

/** All fences of chess below a node. */
function* fences(node) {
  if (node.type === "code" && /^chess(?=$|,)/.test(node.lang ?? "")) yield node;
  for (const child of node.children ?? []) yield* fences(child);
}

export default function remarkChessNotation({ fail = false } = {}) {
  return async (tree, file) => {
    await init();
    for (const node of fences(tree)) {
      const { line, faults } = figure(node.value, [node.lang, node.meta ?? ""].join(" ").trim());
      for (const fault of faults) {
        const begin = node.position?.start ?? { line: 1, column: 1 };
        const point = { line: begin.line + fault.line, column: begin.column + fault.column - 1 };
        const told = file.message(fault.message, point, "chess-notation:fence");
        // A remark is no reason to stop.
        if (fault.error && fail) {
          told.fatal = true;
          throw told;
        }
      }
      node.type = "html";
      node.value = line;
      delete node.lang;
      delete node.meta;
    }
  };
}
