import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = /\b(?:S\d+|B)-\d+\b/g;

const required = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .filter((line) => /^(?:S\d+|B)-\d+ · /.test(line));

const cited = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .flatMap((path) => readFileSync(join('tests', path), 'utf8').match(ID) ?? []),
);

const uncited = required.filter((line) => !cited.has(line.split(' ', 1)[0]));
for (const line of uncited) console.log(line);
console.log(
  `${required.length - uncited.length} of ${required.length} requirements are cited by a test, ${uncited.length} are not.`,
);
