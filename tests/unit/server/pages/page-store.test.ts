import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '@/server/pages/page';
import { PageStore } from '@/server/pages/page-store';

const folder = () => mkdtempSync(join(tmpdir(), 'chorsu-pages-'));

const aPage = (text: string): Page => ({
  status: 200,
  headers: ['content-type', 'text/html'],
  etag: `"${text}"`,
  bodies: { br: Buffer.from(text), gzip: Buffer.from(`${text} zipped`) },
  tags: ['site', 'product-5'],
  renderedAt: 1_000_000,
  isInvalidated: false,
  bytes: 100,
});

test('restores the pages of the previous run in order (B-24)', async () => {
  const options = { file: join(folder(), 'cache/pages'), build: 'one' };
  const pages = [
    ['/', aPage('home')],
    ['/about', aPage('about')],
  ] satisfies [string, Page][];

  await new PageStore(options).write(pages);

  expect(await new PageStore(options).read()).toEqual(pages);
});

test('does not restore pages of another build (B-24)', async () => {
  const file = join(folder(), 'pages');
  await new PageStore({ file, build: 'one' }).write([['/', aPage('home')]]);

  expect(await new PageStore({ file, build: 'two' }).read()).toEqual([]);
});

test('keeps only the last of several concurrent writes (B-24)', async () => {
  const cache = folder();
  const options = { file: join(cache, 'pages'), build: 'one' };
  const store = new PageStore(options);

  await Promise.all([store.write([['/', aPage('first')]]), store.write([['/', aPage('last')]])]);

  expect((await store.read()).map(([, { etag }]) => etag)).toEqual(['"last"']);
  expect(readdirSync(cache)).toEqual(['pages']);
});

test.each([
  ['a missing file', undefined],
  ['an empty file', Buffer.alloc(0)],
  ['a damaged file', Buffer.from('not what it should be')],
])('starts without pages from %s (B-24)', async (_what, content) => {
  const file = join(folder(), 'pages');
  if (content) writeFileSync(file, content);

  expect(await new PageStore({ file, build: 'one' }).read()).toEqual([]);
});

test('removes the temporary file when a write fails', async () => {
  const file = join(folder(), 'pages');
  mkdirSync(file);

  await new PageStore({ file, build: 'one' }).write([['/', aPage('home')]]);

  expect(existsSync(`${file}.new`)).toBe(false);
});

test('does not fail when the disk is not writable (B-24)', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');

  await expect(
    new PageStore({ file: join(file, 'pages'), build: 'one' }).write([]),
  ).resolves.toBeUndefined();
});
