import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crc32 } from '@/lib/node-20/crc32';
import { entryPath } from '@/lib/node-20/entry-path.mjs';
import { readSources } from '@/tests/unit/sources';

const FOLDER = 'lib/node-20';
const listed = { recursive: true, withFileTypes: true } as const;

const sources = readSources('api', 'app', 'components', 'lib', 'next.config.ts', 'packages').concat(
  readSources('scripts', 'server', 'stores', 'tools'),
);

test('lists every Node 20 workaround with the files that import it', () => {
  const [, table = ''] = readFileSync(`${FOLDER}/README.md`, 'utf8').split('## Files');
  const rows = Array.from(table.matchAll(/^\| `(lib\/node-20\/[^`]+)` .*\| (.*) \|$/gm));
  const documented = rows.map(([, file, users = '']) => [
    file,
    Array.from(users.matchAll(/`([^`]+)`/g), ([, user]) => user),
  ]);
  const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  expect(documented).toEqual(files.sort().map((name) => [join(FOLDER, name), usersOf(name)]));
});

/** Returns the files that use a workaround. A `.cjs` loader is named by its path, not imported. */
function usersOf(name: string): string[] {
  const module = `${FOLDER}/${name.replace(/\.ts$/, '')}`;
  return sources
    .filter(({ text, imports }) =>
      name.endsWith('.cjs')
        ? text.includes(`'./${module}'`)
        : imports.some(({ target }) => target === module),
    )
    .map(({ path }) => path)
    .sort();
}

test.each(['this Node', 'Node 20.9, which has no parentPath'])(
  'returns the path of a directory entry in %s',
  (node) => {
    const folder = mkdtempSync(join(tmpdir(), 'chorsu-entries-'));
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/b.txt'), '');
    const entries = readdirSync(folder, listed).filter((entry) => entry.isFile());
    if (node !== 'this Node') {
      for (const entry of entries) {
        const { parentPath } = entry;
        Object.assign(entry, { path: parentPath, parentPath: undefined });
      }
    }
    expect(entries.map(entryPath)).toEqual([join(folder, 'a/b.txt')]);
  },
);

test('only one file reads parentPath', () => {
  const readers = sources.filter(({ text }) => text.includes('parentPath'));
  expect(readers.map(({ path }) => path)).toEqual([`${FOLDER}/entry-path.mjs`]);
});

test('computes the check value of CRC-32', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});
