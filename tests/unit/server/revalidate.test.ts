import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import type { Asked } from '@/tests/support/ask';
import { aStorefront, SECRET } from './storefront';

const path = '/api/revalidate';
const call = (tags: unknown, secret = SECRET): Asked => ({
  method: 'POST',
  headers: { authorization: `Bearer ${secret}` },
  body: JSON.stringify({ tags }),
});

const takes: RequestListener = (_req, res) => void res.writeHead(204).end();

/** A storefront whose every rendering differs, and the tags that Next's data cache was told. */
async function aShop(hears = takes) {
  const told: string[] = [];
  let turn = 0;
  const get = await aStorefront({
    next: async (req, res) => {
      if (req.method === 'POST') {
        for await (const chunk of req) told.push(String(chunk));
        return hears(req, res);
      }
      turn += 1;
      res.writeHead(200, { 'content-type': 'text/html' }).end(`price ${turn}`);
    },
  });
  const read = async (url: string) => (await get(url)).body.toString();
  return { get, read, told };
}

test('the pages of the tags are made anew, the others are not (B-27)', async () => {
  const { get, read, told } = await aShop();
  await read('/products/choynak-5');
  const other = await read('/products/choynak-6');

  const answer = await get(path, call(['product-5']));

  expect([answer.status, answer.body.toString()]).toEqual([200, '{"purged":1}']);
  expect(told).toEqual(['{"tags":["product-5"]}']);
  expect(await read('/products/choynak-5')).toBe('price 3');
  expect(await read('/products/choynak-6')).toBe(other);
});

test.each([
  ['a wrong secret', call(['site'], 'another secret of length')],
  ['no secret', { ...call(['site']), headers: {} }],
])('with %s nothing is purged (B-27)', async (_what, asked) => {
  const { get, read, told } = await aShop();
  const before = await read('/');

  const { status } = await get(path, asked);

  expect(status).toBe(401);
  expect(await read('/')).toBe(before);
  expect(told).toEqual([]);
});

test.each([
  [[]],
  ['site'],
  [[5]],
  [Array.from({ length: 1001 }, () => 'a')],
  [['x'.repeat(100_000)]],
])('tags that are none are refused (B-27)', async (tags) => {
  const { get } = await aShop();

  expect((await get(path, call(tags))).status).toBe(422);
});

test.each<[string, RequestListener]>([
  ['answers 500', (_req, res) => void res.writeHead(500).end()],
  ['breaks off', (req) => void req.socket.destroy()],
])(
  "pages are made anew though Next's part %s, and the failure is told (B-27)",
  async (_, hears) => {
    const { get, read } = await aShop(hears);
    await read('/about');

    const { status, body } = await get(path, call(['site']));

    expect([status, body.toString()]).toEqual([502, '{"purged":1}']);
    expect(await read('/about')).toBe('price 2');
  },
);

test('reading the hook does nothing (B-27)', async () => {
  const { get } = await aShop();

  expect((await get(path)).status).toBe(405);
});
