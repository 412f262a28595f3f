import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDataCache } from '@/server/next/data-cache';

test('the reads of another run go, its pictures and the folder that others write to stay', async () => {
  const build = mkdtempSync(join(tmpdir(), 'chorsu-build-'));
  for (const name of ['fetch-cache', 'images']) {
    mkdirSync(join(build, 'cache', name), { recursive: true });
    writeFileSync(join(build, 'cache', name, 'one'), '');
  }

  await emptyDataCache(build);

  expect(readdirSync(join(build, 'cache/fetch-cache'))).toEqual([]);
  expect(readdirSync(join(build, 'cache/images'))).toEqual(['one']);
});

test('a build that has kept no reads yet is as good', async () => {
  const build = mkdtempSync(join(tmpdir(), 'chorsu-build-'));

  await expect(emptyDataCache(build)).resolves.toBeUndefined();
});
