import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demo } from '@/api/demo/demo';
import { iconPicture, partnerPicture } from '@/api/demo/pictures/picture-path';
import { folderStore } from '@/api/media/folder-store';
import { renderAhead } from '@/api/media/render-ahead';

const { drawings } = demo;
const paths = [
  iconPicture('lipstick'),
  'uploads/none.webp',
  partnerPicture({ shape: 'leaf', colour: 'green' }),
];

test('draws images before they are requested', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'media-'));
  await renderAhead(paths, { media: folderStore(dir), drawings, firstRestMs: 0 });
  expect(await readdir(dir, { recursive: true })).toEqual(
    expect.arrayContaining([join('icons', 'lipstick.webp'), join('partners', 'leaf.green.webp')]),
  );
});

test('draws no images ahead of requests once the shop stops', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'media-'));
  await renderAhead(paths, {
    media: folderStore(dir),
    drawings,
    firstRestMs: 0,
    signal: AbortSignal.abort(),
  });
  expect(await readdir(dir)).toEqual([]);
});

test('waits after its start before it draws the first image', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'media-'));
  const began = performance.now();
  await renderAhead(paths.slice(0, 1), { media: folderStore(dir), drawings, firstRestMs: 300 });
  expect(performance.now() - began).toBeGreaterThan(295);
});
