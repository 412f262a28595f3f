import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Picture } from '@/api/demo/pictures/picture';
import { iconPicture } from '@/api/demo/pictures/picture-path';
import { pictureBytes } from '@/api/media/store';
import { aGate } from '@/tests/support/gate';

const path = iconPicture('laptop');

async function aStore(render: (picture: Picture) => Promise<Buffer>) {
  return { dir: await mkdtemp(join(tmpdir(), 'media-')), render };
}

test('a picture asked for by many at once is rendered once and kept', async () => {
  let renders = 0;
  const store = await aStore(async () => Buffer.from(`picture ${++renders}`));

  const answers = await Promise.all([1, 2, 3, 4].map(() => pictureBytes(path, store)));
  answers.push(await pictureBytes(path, store));

  expect(answers.map(String)).toEqual(Array(5).fill('picture 1'));
  expect(await readdir(join(store.dir, 'icons'))).toEqual(['laptop.webp']);
});

test('no more than two pictures are rendered at a time', async () => {
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
  await Promise.all(subjects.map((subject) => pictureBytes(iconPicture(subject), store)));

  expect(most).toBe(2);
});

test('a picture that failed is tried again', async () => {
  let renders = 0;
  const store = await aStore(async () => {
    if (++renders === 1) throw new Error('out of memory');
    return Buffer.from('whole');
  });

  await expect(pictureBytes(path, store)).rejects.toThrow('out of memory');
  expect(String(await pictureBytes(path, store))).toBe('whole');
});

test.each(['../secret.webp', 'uploads/../secret.png', 'uploads/.env', 'uploads/a.svg', 'nothing'])(
  'nothing is read at %s',
  async (path) => {
    const store = await aStore(async () => Buffer.from('rendered'));
    expect(await pictureBytes(path, store)).toBeNull();
  },
);
