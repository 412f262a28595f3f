import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callNames, contract } from '@/lib/contract/contract';
import { shapeOf } from './shape-of';
import { literalOf, nameOf, nodesIn, readSourceFile } from './source-file';

/**
 * Returns the path and content of one file for each group of calls, such as `cart`, with the shapes
 * of the responses that the browser reads.
 */
export function shapes(): Record<string, string> {
  const made = callsOfTheBrowser();
  const lines = callNames
    .filter((name) => made.has(name))
    .map((name) => ({ name, shape: JSON.stringify(shapeOf(contract[name].data)) }))
    .filter(({ shape }) => shape !== '{"data":"*"}' && shape !== '{"data?":"*"}');
  const nouns = new Set(lines.map(({ name }) => nounOf(name)));
  return Object.fromEntries(
    [...nouns].map((noun) => [
      `lib/contract/shapes/${noun}.json`,
      textOf(lines.filter(({ name }) => nounOf(name) === noun)),
    ]),
  );
}

function nounOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

function textOf(lines: { name: string; shape: string }[]): string {
  const written = lines.map(({ name, shape }) => `  ${JSON.stringify(name)}: ${shape}`);
  return `{\n${written.join(',\n')}\n}\n`;
}

function callsOfTheBrowser(): Set<string> {
  const files = ['lib/client', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const nodes = files.flatMap((path) => readSourceFile(path).nodes);
  return new Set(
    nodes.flatMap(({ type, callee, arguments: given }) =>
      type === 'CallExpression' && nameOf(callee) === 'call'
        ? (literalOf(nodesIn(given)[0]) ?? [])
        : [],
    ),
  );
}
