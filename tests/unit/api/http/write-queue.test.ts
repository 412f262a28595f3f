import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { writeSlot } from '@/api/http/write-queue';
import { aGate } from '@/tests/support/stub/gate';

const names = ['order.place', 'order.quote', 'cart.put', 'cart.list'] as const;
type Sent = { from?: string };

/** Creates an API that counts concurrent requests and delays them until the gate opens. */
function anApi() {
  const gate = aGate();
  const seen = { inside: 0, most: 0 };
  const api = new Hono();
  for (const name of names) {
    const inTurn = writeSlot(name, false);
    api.post(`/${name}`, (c) =>
      inTurn(c, async () => {
        seen.inside += 1;
        seen.most = Math.max(seen.most, seen.inside);
        await gate.opened;
        seen.inside -= 1;
        return c.text(await c.req.text());
      }),
    );
  }
  const send = (name: (typeof names)[number], { from = '127.0.0.1' }: Sent = {}) =>
    api.request(
      `/${name}`,
      { method: 'POST', body: 'sent' },
      {
        incoming: { socket: { remoteAddress: from } },
      },
    );
  return { send, seen, gate };
}

test.each(['order.place', 'cart.put'] as const)(
  'handles at most eight %s requests at a time',
  async (name) => {
    const { send, seen, gate } = anApi();
    const sent = Array.from({ length: 30 }, () => send(name));
    await expect.poll(() => seen.inside).toBe(8);
    gate.open();
    for (const response of await Promise.all(sent)) {
      expect([response.status, await response.text()]).toEqual([200, 'sent']);
    }
    expect(seen).toEqual({ inside: 0, most: 8 });
  },
);

test('does not delay quotes behind orders', async () => {
  const { send, seen, gate } = anApi();
  const placed = Array.from({ length: 20 }, () => send('order.place'));
  const quoted = Array.from({ length: 8 }, () => send('order.quote'));
  await expect.poll(() => seen.inside).toBe(16);
  gate.open();
  for (const { status } of await Promise.all([...placed, ...quoted])) expect(status).toBe(200);
});

test('does not limit the number of concurrent reads', async () => {
  const { send, seen, gate } = anApi();
  const sent = Array.from({ length: 20 }, () => send('cart.list'));
  await expect.poll(() => seen.inside).toBe(20);
  gate.open();
  await Promise.all(sent);
});

test('alternates between networks, even if one of them sends many requests', async () => {
  const { send, gate } = anApi();
  const responses: string[] = [];
  const from = async (place: string) => {
    await send('order.quote', { from: place });
    responses.push(place);
  };
  const many = Array.from({ length: 100 }, () => from('203.0.113.7'));
  const other = from('198.51.100.9');
  gate.open();
  await Promise.all([...many, other]);
  expect(responses.indexOf('198.51.100.9')).toBeLessThan(16);
});

test('serves another network in turn, even if each request blocks the event loop', async () => {
  const { send, seen, gate } = anApi();
  gate.open();
  let responseCount = 0;
  const many = Array.from({ length: 200 }, async () => {
    await send('order.quote', { from: '203.0.113.7' });
    responseCount += 1;
  });
  await expect.poll(() => seen.most, { interval: 0 }).toBeGreaterThan(0);
  await send('order.quote', { from: '198.51.100.9' });
  expect(responseCount).toBeLessThan(100);
  await Promise.all(many);
});

test('starts the next request after a second when the current one waits for a provider', async () => {
  const { send, seen, gate } = anApi();
  const sent = Array.from({ length: 9 }, () => send('cart.put'));
  await expect.poll(() => seen.inside, { timeout: 3000 }).toBe(9);
  gate.open();
  await Promise.all(sent);
});
