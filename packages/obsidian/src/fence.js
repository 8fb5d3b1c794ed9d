// Fences of chess in the text of a note: where they stand, their options, and their lines replaced.

const OPENING = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)?)(`{3,}|~{3,})\s*(chess(?:[\s,].*)?)$/;

/** A line without the indent or the signs of a quotation that stand before the fence. */
function bare(line, prefix) {
  let at = 0;
  // A list's mark stands before the first line alone, and the others have spaces there.
  while (at < prefix.length && at < line.length && (line[at] === prefix[at] || line[at] === " " || line[at] === ">")) at += 1;
  return line.slice(at);
}

/** All fences of chess of a note, with the numbers of the lines of their backticks, from 0. */
export function fences(text) {
  const lines = text.split("\n");
  const found = [];
  for (let begin = 0; begin < lines.length; begin += 1) {
    const any = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)?)(`{3,}|~{3,})/.exec(lines[begin]);
    if (!any) continue;
    const [, prefix, ticks] = any;
    const closing = new RegExp(`^${ticks[0]}{${ticks.length},}\\s*$`);
    let end = begin + 1;
    while (end < lines.length && !closing.test(bare(lines[end], prefix).trimStart())) end += 1;
    const chess = OPENING.exec(lines[begin].trimEnd());
    if (chess && end < lines.length) {
      const inside = lines.slice(begin + 1, end).map((line) => bare(line, prefix));
      found.push({ begin, end, prefix, ticks, info: chess[3], source: inside.join("\n") });
    }
    begin = end;
  }
  return found;
}

/** The fence with these lines, the one nearest to a line if there are several; none if two are as near. */
export function fenceOf(text, source, near) {
  const alike = fences(text).filter((fence) => fence.source.trim() === source.trim());
  const away = (fence) => Math.abs(fence.begin - (near ?? fence.begin));
  alike.sort((one, other) => away(one) - away(other));
  const [first, second] = alike;
  if (!first || (second && away(first) === away(second))) return undefined;
  return first;
}

/** The lines of a fence with another score in them, or `undefined` if the score would end the fence. */
export function written(fence, score) {
  const next = fence.prefix.replace(/[^>\s]/g, " ");
  const lines = score.trimEnd().split("\n");
  const ends = lines.some((line) => line.trimStart().startsWith(fence.ticks));
  if (ends) return undefined;
  return lines.map((line) => (next + line).trimEnd()).join("\n");
}

/** The options of an info string. The core reads them in the same way: src/view/fence.rs. */
export function options(info) {
  const found = [];
  for (const [, name, quoted, single, plain] of info.replace(/^chess/, "").matchAll(/([^\s,=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s,]*)))?/g)) {
    found.push({ name, value: quoted ?? single ?? plain });
  }
  return found;
}
