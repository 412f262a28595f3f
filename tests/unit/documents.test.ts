import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'api/README.md',
  'packages/mock/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** All documents except superseded ADRs, which may name files that no longer exist. */
const current = documents.filter(
  (path) => !readFileSync(path, 'utf8').includes('\n- Status: superseded by '),
);
const ours =
  /^(?:api|app|components|deploy|docs|lib|messages|packages|public|scripts|server|stores|tests|tools)\//;
/** File name endings that documents may omit. */
const endings = ['', '.ts', '.tsx', '.mjs', '.test.ts'];

test.each(current)('%s names only existing files', (path) => {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/`([\w./[\]{},-]+)`/g)].map(([, name = '']) => name);
  const gone = named
    .flatMap(alternatives)
    .filter((name) => ours.test(name) && !name.startsWith('api/v1'))
    .filter((name) => !endings.some((ending) => existsSync(name + ending)));

  expect(gone).toEqual([]);
});

test.each(documents)('%s links only to existing documents and headings', (path) => {
  const links = [
    ...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
  ];
  const broken = links.filter(([, target = '', heading]) => {
    const file = target === '' ? path : join(dirname(path), target);
    return !existsSync(file) || (heading !== undefined && !anchorsOf(file).includes(heading));
  });

  expect(broken.map(([link]) => link)).toEqual([]);
});

/** Returns the URL fragments that GitHub generates for the headings of a document. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Expands braces as a shell does: `a/{b,c}.ts`. */
function alternatives(name: string): string[] {
  const [, before = name, among = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return among.split(',').flatMap((one) => {
    const whole = `${before}${one}${after}`;
    return whole.includes('{') ? alternatives(whole) : [whole];
  });
}
