import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { REVALIDATE_PATH } from '@/lib/constants';
import { BodyTooSlow, parseJson, readText } from '@/server/edge/read-body';
import { served } from '@/tests/support/page/served';
import { aStorefrontAt, SECRET } from '@/tests/unit/server/storefront';

const PACE = { graceMs: 50, bytesPerSecond: 1000 };

/** Sends the headers of a POST. Returns the connection, and the results of `readText`. */
async function aRequest(headers: string, limit = 4) {
  const results: unknown[] = [];
  const web = await served((req, res) => {
    readText(req, limit, PACE)
      .then(
        (text) => results.push(text),
        (error) => results.push(error),
      )
      .then(() => res.end());
  });
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.setNoDelay().write(`POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);
  return { socket, results };
}

test.each([
  ['the text of a body of exactly the limit', 'abcd', 'abcd'],
  ['null for a body above the limit', 'abcde', null],
  ['an empty string for an empty body', '', ''],
  ['null as soon as a body exceeds the limit', 'x'.repeat(200_000), null],
])('returns %s', async (_what, body, expected) => {
  const { socket, results } = await aRequest(`Content-Length: ${body.length}`);
  socket.write(body);
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
  expect(results).toEqual([expected]);
});

test('decodes a character whose bytes arrive in two chunks', async () => {
  const [first, second] = [...Buffer.from('ʻ')].map((byte) => Buffer.from([byte]));
  const { socket, results } = await aRequest('Transfer-Encoding: chunked');
  for (const byte of [first, second])
    socket.write(`1\r\n${byte?.toString('latin1')}\r\n`, 'latin1');
  socket.write('0\r\n\r\n');
  await expect.poll(() => results).toEqual(['ʻ']);
});

test.each([
  ['has sent nothing', ''],
  ['sends one byte and stops', 'a'],
])('rejects a body as too slow when its sender %s', async (_what, sent) => {
  const { socket, results } = await aRequest('Content-Length: 4');
  socket.write(sent);
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
  expect(results).toEqual([expect.any(BodyTooSlow)]);
});

test('rejects a body when its sender disconnects', async () => {
  const { socket, results } = await aRequest('Content-Length: 4');
  socket.end('ab');
  await expect.poll(() => results).toEqual([expect.any(Error)]);
  expect(results).not.toEqual([expect.any(BodyTooSlow)]);
});

test('returns null for invalid JSON', () => {
  expect([parseJson('{"a":1}'), parseJson('{'), parseJson('')]).toEqual([{ a: 1 }, null, null]);
});

test('responds with 408 and closes the connection after ten seconds without a body', async () => {
  const web = await aStorefrontAt();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  const closed = once(socket, 'close');
  const head = `POST ${REVALIDATE_PATH} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${SECRET}`;
  socket.write(`${head}\r\nContent-Length: 9\r\n\r\n`);
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));

  await vi.advanceTimersByTimeAsync(9_900);
  expect(text).toBe('');
  await vi.advanceTimersByTimeAsync(200);

  await closed;
  expect(text).toMatch(/^HTTP\/1.1 408 [\s\S]*^connection: close/im);
});
