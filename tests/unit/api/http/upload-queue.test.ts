import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { errorResponse } from '@/api/http/error-response';
import { roomForUpload } from '@/api/http/upload-queue';
import { aGate } from '@/tests/support/stub/gate';

const LARGE = 1_000_000;

/** Creates an API whose uploads wait until the test opens the gate. */
function anApi() {
  const gate = aGate();
  const seen = { inside: 0 };
  const api = new Hono().post('/:customer', (c) =>
    roomForUpload(c, Number(c.req.param('customer')), async () => {
      seen.inside += 1;
      await gate.opened;
      return c.text('received');
    }),
  );
  api.onError(errorResponse);
  const send = async (customer: number, bytes = LARGE, signal: AbortSignal | null = null) => {
    const headers = { 'content-length': String(bytes) };
    const response = await api.request(`/${customer}`, { method: 'POST', headers, signal });
    return response.status;
  };
  return { send, seen, gate };
}

test.each([
  ['many customers', 100, LARGE, 64],
  ['one customer', 1, LARGE, 2],
  ['one customer with small uploads', 1, 1000, 64],
])('limits the number of concurrent uploads for %s', async (_who, customers, bytes, most) => {
  const { send, seen, gate } = anApi();
  const count = customers === 1 && bytes === LARGE ? 8 : 64 + Math.min(customers - 1, 16);
  const uploads = Array.from({ length: count }, (_, at) => send(at % customers, bytes));
  await expect.poll(() => seen.inside).toBe(most);
  gate.open();
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([200]));
});

test('frees the place of a waiting upload that is aborted, and rejects excess uploads', async () => {
  const { send, gate } = anApi();
  const leaving = new AbortController();
  const first = [send(1), send(1)];
  const left = send(1, LARGE, leaving.signal);
  const crowd = Array.from({ length: 7 }, () => send(1));
  leaving.abort();
  expect([await left, await crowd.at(-1)]).toEqual([503, 503]);
  const last = send(1);
  gate.open();
  expect(await Promise.all([...first, last])).toEqual([200, 200, 200]);
});
