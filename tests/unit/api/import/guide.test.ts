import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { columns } from '@/api/import/read/columns';

test('the import guide describes every column', () => {
  const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' });
  const guide = documents.find((path) => basename(path) === 'import.md') ?? 'import.md';
  const rows = readFileSync(join('docs', guide), 'utf8').match(/^\| `.*$/gm) ?? [];
  const described = rows.flatMap((row) => {
    const [, names = ''] = row.split(/(?<!\\)\|/);
    return Array.from(names.matchAll(/`(\w+)`/g), ([, name]) => name);
  });
  const missing = Object.keys(columns.shape).filter((name) => !described.includes(name));

  expect(missing, `Describe these columns in docs/${guide}.`).toEqual([]);
});
