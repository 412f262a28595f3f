import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { demo } from '@/api/demo/demo';
import { iconPicture } from '@/api/demo/pictures/picture-path';
import { folderStore } from '@/api/media/folder-store';
import { mediaRoutes } from '@/api/media/routes';

const known = iconPicture('lipstick');

async function aServer() {
  const dir = await mkdtemp(join(tmpdir(), 'media-'));
  const app = new Hono();
  const media = folderStore(dir);
  mediaRoutes(app, { media, drawings: demo.drawings, isKnown: async (path) => path === known });
  return { app, dir };
}

test('serves an image from the media base and lets it be cached forever (S7-05)', async () => {
  const { app } = await aServer();

  const response = await app.request(`/media/${known}`);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
});

test('does not send an image again if the browser has cached it', async () => {
  const { app } = await aServer();
  const etag = (await app.request(`/media/${known}`)).headers.get('etag') ?? '';

  const again = await app.request(`/media/${known}`, { headers: { 'If-None-Match': `W/${etag}` } });

  expect(etag).toMatch(/^".{22}"$/);
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each([
  iconPicture('laptop-14'),
  '..%2f..%2fpackage.json',
  'uploads/%2e%2e/%2e%2e/etc/passwd',
  'uploads/none.webp',
  '',
])('responds with 404 to an image that the shop does not use: %j', async (path) => {
  const { app } = await aServer();
  expect((await app.request(`/media/${path}`)).status).toBe(404);
});

test('serves an uploaded photo with its own content type', async () => {
  const { app, dir } = await aServer();
  await mkdir(join(dir, 'uploads', 'reviews'), { recursive: true });
  await writeFile(join(dir, 'uploads', 'reviews', 'a1.jpg'), 'photo');

  const response = await app.request('/media/uploads/reviews/a1.jpg');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(await response.text()).toBe('photo');
});
