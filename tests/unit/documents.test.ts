import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['docs', 'docs/decisions', 'docs/performance'];
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
/** A superseded ADR keeps the names of its time. */
const current = documents.filter(
  (path) => !readFileSync(path, 'utf8').includes('\n- Status: superseded by '),
);
const ours =
  /^(?:api|app|components|deploy|docs|lib|messages|packages|public|scripts|server|stores|tests|tools)\//;
/** Names of modules have no ending; a test's stands before its own. */
const endings = ['', '.ts', '.tsx', '.mjs', '.test.ts'];

test.each(current)('every file that %s names is there', (path) => {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/`([\w./[\]{},-]+)`/g)].map(([, name = '']) => name);
  const gone = named
    .flatMap(alternatives)
    .filter((name) => ours.test(name) && !name.startsWith('api/v1'))
    .filter((name) => !endings.some((ending) => existsSync(name + ending)));

  expect(gone).toEqual([]);
});

test.each(documents)('every link of %s to a document leads to it', (path) => {
  const text = readFileSync(path, 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
    ([, target = '']) => target,
  );
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';

  expect(targets.filter((target) => !existsSync(`${folder}/${target}`))).toEqual([]);
});

/** What a shell makes of `a/{b,c}.ts`. */
function alternatives(name: string): string[] {
  const [, before = name, among = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return among.split(',').flatMap((one) => {
    const whole = `${before}${one}${after}`;
    return whole.includes('{') ? alternatives(whole) : [whole];
  });
}
