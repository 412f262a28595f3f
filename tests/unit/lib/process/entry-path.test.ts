import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryPath } from '@/lib/process/open-files';
import { readSources } from '@/tests/unit/sources';

const listed = { recursive: true, withFileTypes: true } as const;

test.each(['this Node', 'Node 20.9, which has no parentPath'])(
  'returns the path of a file in %s',
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

test('uses parentPath in one place only', () => {
  const sources = readSources('api', 'lib', 'server').filter(({ text }) =>
    text.includes('parentPath'),
  );
  expect(sources.map(({ path }) => path)).toEqual(['lib/process/open-files.ts']);
});
