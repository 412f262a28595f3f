import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStore } from '@/api/media/folder-store';
import { pictureBytes } from '@/api/media/picture-bytes';
import { aGate } from '@/tests/support/stub/gate';

const path = 'icons/laptop.webp';

async function aStore(draw: () => Promise<Buffer>) {
  const drawings = { isDrawable: (path: string) => /^icons\/\w+\.webp$/.test(path), draw };
  const dir = await mkdtemp(join(tmpdir(), 'media-'));
  return { dir, media: folderStore(dir), drawings };
}

test('draws and stores an image once for many concurrent requests', async () => {
  let renders = 0;
  const store = await aStore(async () => Buffer.from(`picture ${++renders}`));

  const responses = await Promise.all([1, 2, 3, 4].map(() => pictureBytes(path, store)));
  responses.push(await pictureBytes(path, store));

  expect(responses.map(String)).toEqual(Array(5).fill('picture 1'));
  expect(await readdir(join(store.dir, 'icons'))).toEqual(['laptop.webp']);
});

test('renders at most two images at a time', async () => {
  const { open, opened } = aGate();
  let running = 0;
  let most = 0;
  const store = await aStore(async () => {
    most = Math.max(most, ++running);
    if (running === 2) open();
    await opened;
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return Buffer.from('done');
  });

  const subjects = ['laptop', 'watch', 'dress', 'teapot', 'camera', 'tent'];
  await Promise.all(subjects.map((subject) => pictureBytes(`icons/${subject}.webp`, store)));

  expect(most).toBe(2);
});

test('draws an image again on the next request after a failure', async () => {
  let renders = 0;
  const store = await aStore(async () => {
    if (++renders === 1) throw new Error('out of memory');
    return Buffer.from('whole');
  });

  await expect(pictureBytes(path, store)).rejects.toThrow('out of memory');
  expect(String(await pictureBytes(path, store))).toBe('whole');
});

test.each(['../secret.webp', 'uploads/../secret.png', 'uploads/.env', 'uploads/a.svg', 'nothing'])(
  'returns null for the path %j',
  async (path) => {
    const store = await aStore(async () => Buffer.from('rendered'));
    expect(await pictureBytes(path, store)).toBeNull();
  },
);

test('does not look up files whose names are too long for file systems', async () => {
  const store = await aStore(async () => Buffer.from('rendered'));
  expect(await pictureBytes(`uploads/${'a'.repeat(5000)}.webp`, store)).toBeNull();
});

test('serves only uploaded files when the shop draws no images', async () => {
  const { media } = await aStore(async () => Buffer.from('drawn'));
  await media.write('uploads/a1.webp', Buffer.from('photo'));

  expect(String(await pictureBytes('uploads/a1.webp', { media, drawings: null }))).toBe('photo');
  expect(await pictureBytes(path, { media, drawings: null })).toBeNull();
});
