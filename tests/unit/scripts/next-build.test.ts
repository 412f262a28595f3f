import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintCompilation } from '@/scripts/lib/next-build.mjs';

const large = `call();${' '.repeat(30_000)}`;

function aBuild(chunks: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-chunks-'));
  const own = join(folder, 'static/chunks');
  mkdirSync(own, { recursive: true });
  mkdirSync(join(folder, 'source-maps'));
  for (const [name, code] of Object.entries(chunks)) writeFileSync(join(own, name), code);
  return {
    folder,
    map: join(folder, 'source-maps/large.js.map'),
    read: (name: string) => readFileSync(join(own, name), 'utf8'),
  };
}

test('large scripts are to be compiled while they load, and are otherwise the same', async () => {
  const { folder, read } = aBuild({ 'large.js': large, 'small.js': 'call()', 'large.css': large });

  await hintCompilation(folder);

  expect(read('large.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(read('small.js')).toBe('call()');
  expect(read('large.css')).toBe(large);
});

test('the map of a large script still names its source', async () => {
  const { folder, map } = aBuild({ 'large.js': large });
  const sources = ['stores/cart.ts'];
  writeFileSync(map, JSON.stringify({ version: 3, sources, names: [], mappings: 'AAAA' }));

  await hintCompilation(folder);

  const moved = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  expect(moved.findEntry(1, 0)).toMatchObject({ originalSource: 'stores/cart.ts' });
  expect(moved.findEntry(0, 0)).toEqual({});
});
