// A plug-in of markdown-it: fences of chess as boards, which can be read without scripts.
import { figure, init } from "chess-notation/figure";

/** Begins the program behind the plug-in; the plug-in can be used then. */
export { init };

const CHESS = /^chess(?=$|[\s,])/;

/** A fault as compilers print it. */
export function told({ file, line, column, error, message }) {
  return `${file}:${line}:${column}: ${error ? "" : "note: "}${message}`;
}

export default function chessNotation(md, options = {}) {
  const { fail = false, file = () => "Markdown", linesAbove = () => 0, onFault = (fault) => console.warn(told(fault)) } = options;
  const others = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, settings, env, renderer) => {
    const { content, info, map } = tokens[index];
    if (!CHESS.test(info.trim())) return others(tokens, index, settings, env, renderer);
    const { html, faults } = figure(content, info.trim());
    for (const fault of faults) {
      // The line of the backticks is the line 0 of a fence.
      const line = (map?.[0] ?? 0) + 1 + fault.line + linesAbove(env);
      const placed = { ...fault, file: file(env), line };
      if (fail && fault.error) throw new Error(told(placed));
      onFault(placed);
    }
    return `${html}\n`;
  };
}
