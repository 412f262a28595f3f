import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressThoroughly } from '@/server/bytes/compress';
import { ZippedBodies } from '@/server/bytes/zipped-bodies';

const text = 'Oʻzbekiston '.repeat(500);
const aBody = async (content = text) => (await compressThoroughly(Buffer.from(content))).br;

test('compresses a body once for concurrent requests and caches the result', async () => {
  const zipped = new ZippedBodies();
  const br = await aBody();

  const first = zipped.of('a', br);
  expect(zipped.of('a', br)).toBe(first);
  const made = await first;

  expect(gunzipSync(made).toString()).toBe(text);
  expect(zipped.of('a', br)).toBe(made);
});

test('compresses bodies with different digests separately', async () => {
  const zipped = new ZippedBodies();
  await zipped.of('a', await aBody());
  expect(gunzipSync(await zipped.of('b', await aBody('choynak'))).toString()).toBe('choynak');
});

test('compresses a body again after a failed attempt', async () => {
  const zipped = new ZippedBodies();
  await expect(zipped.of('a', Buffer.from('no brotli'))).rejects.toThrow();
  expect(gunzipSync(await zipped.of('a', await aBody())).toString()).toBe(text);
});

test("copies the bytes out of zlib's larger buffer, so that it can be freed", async () => {
  const made = await new ZippedBodies().of('a', await aBody());
  expect(made.buffer.byteLength).toBe(Buffer.from('of the pool').buffer.byteLength);
});

test('evicts the least recently used bodies first', async () => {
  const zipped = new ZippedBodies(1000);
  const large = await aBody(Array.from({ length: 150 }, (_, at) => `${at * 7919}`).join());
  await zipped.of('a', large);
  await zipped.of('b', large);
  expect(
    [zipped.of('a', large), zipped.of('b', large)].map((one) => one instanceof Promise),
  ).toEqual([true, false]);
});
