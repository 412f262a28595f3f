import { expect, test } from 'vitest';
import { renderersOf } from '@/tests/support/process/process-tree';
import {
  AT_ONCE,
  anImageSource,
  api,
  aStorefront,
  hasEnded,
  REQUESTED,
  searches,
  statusesOf,
  underLoad,
} from './renderer-storefront';

const IMAGES_AT_ONCE = 4;
const HELD_SOURCE = /^\/media\/held-/;

test('replaces a killed renderer without losing a response', async () => {
  // Reads can be slow while two renderers start.
  const { storefront, get } = await aStorefront({ RENDERERS: '2', READ_TIMEOUT_SECONDS: '20' });
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
  const [first = 0] = renderersOf(storefront.pid);

  const responses = statusesOf(get, searches(AT_ONCE));
  process.kill(first, 'SIGKILL');

  expect(new Set(await responses)).toEqual(new Set([200]));
  await hasEnded([first]);
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
});

test('loses no response when the only renderer is killed under load', async () => {
  const { storefront, only, results: responses, get } = await underLoad();

  process.kill(only, 'SIGKILL');
  await hasEnded([only]);
  api.fails(null);

  expect(statuses(await responses)).toEqual({ 200: REQUESTED });
  expect(renderersOf(storefront.pid)).toHaveLength(1);
  expect((await get('/readyz')).status).toBe(200);
});

test('keeps a renderer when images are slow or clients abort image requests', async () => {
  const { storefront, get } = await aStorefront({ RENDERERS: '1' });
  const image = `/_next/image?url=${await anImageSource(get)}&w=500&q=75`;
  const [only = 0] = renderersOf(storefront.pid);
  const [lateImage = '', ...otherImages] = heldImages();
  api.fails('hangs', HELD_SOURCE);
  const late = get(lateImage);
  const clients = new AbortController();
  const others = otherImages.map((path) =>
    get(path, { signal: clients.signal }).catch(() => 'the client left'),
  );
  await expect.poll(() => heldSources().size).toBe(IMAGES_AT_ONCE);

  clients.abort();
  expect(await Promise.all(others)).toEqual(otherImages.map(() => 'the client left'));
  expect(await statusesOf(get, searches(REQUESTED))).toEqual(Array(REQUESTED).fill(200));
  // The aborted requests free their slots before the late image fails.
  expect((await Promise.race([get(image), late])).status).toBe(200);
  expect([502, 503]).toContain((await late).status);

  expect((await get(searches(1)[0] ?? '')).status).toBe(200);
  expect(renderersOf(storefront.pid)).toEqual([only]);
  expect(storefront.output()).not.toContain('A renderer');
});

const heldImages = () =>
  Array.from(
    { length: IMAGES_AT_ONCE },
    (_, nth) => `/_next/image?url=%2Fmedia%2Fheld-${nth}.webp&w=500&q=75`,
  );

const heldSources = () => new Set(api.requests().filter((url) => HELD_SOURCE.test(url)));

function statuses(responses: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
