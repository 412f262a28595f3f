import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callNames } from '@/lib/contract/call-names';
import { contract } from '@/lib/contract/contract';
import { shapeOf } from './shape-of';
import { literalOf, nameOf, nodesIn, readSourceFile } from './source-file';

export function shapes(): string {
  const made = callsOfTheBrowser();
  const lines = callNames
    .filter((name) => made.has(name))
    .map((name) => [name, JSON.stringify(shapeOf(contract[name].data))])
    .filter(([, shape]) => shape !== '{"data":"*"}' && shape !== '{"data?":"*"}')
    .map(([name, shape]) => `  ${JSON.stringify(name)}: ${shape}`);
  return `{\n${lines.join(',\n')}\n}\n`;
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
