import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { SAME_SIGNAL_MS } from '@/lib/process/stop-on-signals';
import { sendRequest } from '@/tests/support/send-request';
import { aPort, isClosed, launchStorefront, type Running, waitForOk } from './processes';

const PER_SECOND = 50;
const POLL_EVERY_MS = 50;

const aStorefront = async (port: string) => {
  // On a slow machine, more than 128 requests wait for the first render. TRUST_PROXY exempts the
  // balancer from this limit on connections per client.
  const env = { API_URL: inject('apiUrl'), STOP_PAUSE_SECONDS: '3', TRUST_PROXY: 'true' };
  const running = await launchStorefront(port, env);
  onTestFinished(() => running.signal('SIGKILL'));
  return running;
};

/** Sends each request to a server that is ready, as a load balancer does. */
function balance(urls: string[]) {
  const ready = new Set(urls);
  let isWatched = true;
  const watch = async (url: string) => {
    while (isWatched) {
      const { status } = await sendRequest(url, '/readyz').catch(() => ({ status: 0 }));
      if (status === 200) ready.add(url);
      else ready.delete(url);
      await wait(POLL_EVERY_MS);
    }
  };
  const watching = urls.map(watch);
  let round = 0;
  return {
    hasSeen: (url: string) => ready.has(url),
    async stop() {
      isWatched = false;
      await Promise.all(watching);
    },
    send(path: string) {
      round += 1;
      const able = [...ready];
      return sendRequest(able[round % able.length] ?? '', path).then(
        ({ status }) => status,
        String,
      );
    },
  };
}

test('loses no request while storefronts are replaced one after another (B-40)', async () => {
  const ports = [await aPort(), await aPort()];
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const running: Running[] = await Promise.all(ports.map(aStorefront));
  for (const url of urls) await waitForOk(url, '/about');

  const balancer = balance(urls);
  const responses: Promise<number | string>[] = [];
  const traffic = setInterval(() => responses.push(balancer.send('/about')), 1000 / PER_SECOND);
  const codes = [];
  for (const [index, port] of ports.entries()) {
    running[index]?.signal('SIGTERM');
    codes.push(await running[index]?.ended);
    await aStorefront(port);
    // Waits until the balancer uses this storefront again before stopping the next one.
    await expect.poll(() => balancer.hasSeen(urls[index] ?? '')).toBe(true);
  }
  clearInterval(traffic);

  const statuses = await Promise.all(responses);
  await balancer.stop();
  expect(statuses.length).toBeGreaterThan(PER_SECOND);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(codes).toEqual([0, 0]);
});

const isStopping = (port: string) =>
  expect
    .poll(async () => (await sendRequest(`http://127.0.0.1:${port}`, '/readyz')).status)
    .toBe(503);

test('ignores another stop signal that arrives within a second (B-40)', async () => {
  const port = await aPort();
  const storefront = await aStorefront(port);

  storefront.signal('SIGTERM');
  await isStopping(port);
  storefront.signal('SIGINT');

  expect(await storefront.ended).toBe(0);
});

test('ends the storefront immediately on another stop signal that arrives later (B-40)', async () => {
  const port = await aPort();
  const storefront = await launchStorefront(port, {
    API_URL: inject('apiUrl'),
    STOP_PAUSE_SECONDS: '60',
  });

  storefront.signal('SIGTERM');
  await isStopping(port);
  await wait(SAME_SIGNAL_MS);
  storefront.signal('SIGTERM');

  expect(await storefront.ended).toBe(1);
  expect(await isClosed(`http://127.0.0.1:${port}`)).toBe(true);
});
