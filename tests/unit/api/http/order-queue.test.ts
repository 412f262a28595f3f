import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { queueOrders } from '@/api/http/order-queue';
import { aGate } from '@/tests/support/gate';

/** Its calls wait at a gate, in which the test counts them. */
function anApi() {
  const gate = aGate();
  const seen = { inside: 0, most: 0 };
  const api = new Hono();
  for (const name of ['order.place', 'order.quote'] as const) {
    api.post(`/${name}`, queueOrders(name, false), async (c) => {
      seen.inside += 1;
      seen.most = Math.max(seen.most, seen.inside);
      await gate.opened;
      seen.inside -= 1;
      return c.text(await c.req.text());
    });
  }
  const send = (name: string, body: RequestInit['body'] = 'an order') =>
    api.request(`/${name}`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { send, seen, gate };
}

test('of many orders eight are placed at a time, and each is answered', async () => {
  const { send, seen, gate } = anApi();
  const sent = Array.from({ length: 30 }, () => send('order.place'));
  await expect.poll(() => seen.inside).toBe(8);
  gate.open();
  for (const answer of await Promise.all(sent)) {
    expect([answer.status, await answer.text()]).toEqual([200, 'an order']);
  }
  expect(seen).toEqual({ inside: 0, most: 8 });
});

test('what places no order waits for none, and a body that does not end holds no place', async () => {
  const { send, seen, gate } = anApi();
  const endless = () => new ReadableStream();
  for (let at = 0; at < 20; at += 1) void send('order.place', endless());
  const placed = send('order.place');
  const quoted = Array.from({ length: 20 }, () => send('order.quote'));
  await expect.poll(() => seen.inside).toBe(21);
  gate.open();
  for (const { status } of await Promise.all([placed, ...quoted])) expect(status).toBe(200);
});
