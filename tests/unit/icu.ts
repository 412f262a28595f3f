export type Argument = { name: string; kind: string; options: string[] };

/**
 * Returns the arguments of an ICU message: `{name}`, `{name, kind, …}` and `<tag>`. The tests use
 * only names, kinds and options, so a parser library is not needed.
 */
export function argumentsOf(message: string): Argument[] {
  const tags = Array.from(message.matchAll(/<(\w+)\/?>/g), ([, name = '']) => ({
    name,
    kind: 'tag',
    options: [],
  }));
  return [...tags, ...blocksOf(message).flatMap(({ body }) => toArguments(body))];
}

function toArguments(body: string): Argument[] {
  const [, name = '', kind = 'plain', rest = ''] =
    /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/s.exec(body) ?? [];
  const blocks = kind === 'plain' ? [] : blocksOf(rest);
  const options = blocks.map(({ before }) => before.trim());
  return [{ name, kind, options }, ...blocks.flatMap((block) => argumentsOf(block.body))];
}

/** Returns the outermost `{…}` blocks, each with the text before it. */
function blocksOf(text: string): { before: string; body: string }[] {
  const blocks: { before: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let before = '';
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{') {
      if (depth === 0) [before, start] = [text.slice(start, index), index + 1];
      depth += 1;
    }
    if (sign === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ before, body: text.slice(start, index) });
        start = index + 1;
      }
    }
  }
  if (depth !== 0) throw new Error(`unbalanced braces: ${text}`);
  return blocks;
}
