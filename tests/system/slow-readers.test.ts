import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { pipelineRequests, readSlowly } from '@/tests/support/process/slow-readers';
import { sendRequest } from '@/tests/support/send-request';
import { wholeOrPart } from '@/tests/support/tier';
import { aPort, launchStorefront, type Running } from './processes';

const ROUNDS = 20;
const P99_MS = 500;

let storefront: Running;
let port = 0;
let web = '';
let picture = '';

beforeAll(async () => {
  const free = await aPort();
  [port, web] = [Number(free), `http://127.0.0.1:${free}`];
  storefront = await launchStorefront(free, { API_URL: inject('apiUrl') });
  const list = await sendRequest(web, '/api/v1/catalog/product?size=1');
  picture = `/media/${JSON.parse(list.body.toString()).data.results[0].images[0].image}`;
  await sendRequest(web, picture);
});

afterAll(async () => {
  storefront.signal('SIGKILL');
  await storefront.ended;
});

/**
 * Sends cart and image requests from another client, one after another. Returns the longest
 * response time in milliseconds.
 */
async function slowest(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of ['/api/v1/order/cart', picture]) {
      const began = performance.now();
      expect((await sendRequest(web, path)).status).toBe(200);
      times.push(performance.now() - began);
    }
  }
  return Math.max(...times);
}

test.each([
  ['a client sends 300 requests and reads no response', () => pipelineRequests(port, 300)],
  ['many clients read slowly', () => readSlowly(port, wholeOrPart(260, 130))],
])('serves carts and images to others while %s', async (_what, attack) => {
  onTestFinished(attack());

  // Repeats the measurement, because a busy machine can distort one.
  await expect.poll(slowest, { timeout: 60_000 }).toBeLessThan(P99_MS);
});

test('responds to 300 WebSocket requests without upgrading and logs nothing', async () => {
  await sendRequest(web, '/sitemap.xml');
  await sendRequest(web, `/_next/image?url=${encodeURIComponent(picture)}&w=64&q=75`);
  const written = storefront.output();
  const responses = Array.from({ length: 300 }, (_, number) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.2.${(number % 250) + 1}`,
    });
    let head = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      head ||= String(chunk).slice(0, 12);
    });
    socket.write(
      `GET /_next/${number} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    );
    return new Promise((resolve) => socket.on('close', () => resolve(head)));
  });

  expect(new Set(await Promise.all(responses))).toEqual(new Set(['HTTP/1.1 404']));
  expect(storefront.output()).toBe(written);
});

test('rejects dot segments in paths and altered image addresses with 400', async () => {
  const optimised = (path: string) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`;
  const refused = [
    '/api/v1/../../livez',
    '/api/v1/%2e%2e/%2e%2e/livez',
    '/media/../readyz',
    optimised(`${picture}#0`),
    optimised(`${picture}?`),
    `${optimised(picture)}&a=1`,
  ];

  for (const path of refused)
    expect([path, (await sendRequest(web, path)).status]).toEqual([path, 400]);
  expect((await sendRequest(web, optimised(picture))).status).toBe(200);
});
