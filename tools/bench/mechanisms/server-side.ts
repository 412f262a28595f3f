import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { cpuTimeMs } from '@/tests/support/process/process-tree';
import { sendRequest } from '@/tests/support/send-request';
import { launch, waitForOk } from '@/tests/system/processes';
import { stop } from '@/tools/bench/serve';
import { withShop } from '@/tools/bench/shop';
import { distinctSearch } from '@/tools/bench/siege/attacks';
import { load } from '@/tools/bench/traffic/load';
import type { Figure } from './mechanism';

const REQUESTS = 200;
const WARM_REQUESTS = 30;
const ATTACKERS = 32;
const SECONDS = 8;
const NEXT = 'node_modules/next/dist/bin/next';
const PAGE = '/ru';
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Measures the CPU time per request for the home page, with the page cache and without it. */
export async function measurePageCache(): Promise<Figure[]> {
  const cost = (env: Record<string, string>) =>
    withShop((shop, { pid }) => costOf(shop, pid, () => PAGE), { env });
  return [
    {
      figure: 'home, processor ms per request',
      on: await cost({}),
      off: await cost({ PAGE_CACHE_MB: '0', PAGE_COPY: '/dev/null' }),
    },
  ];
}

/** Compares the CPU time of a junk URL, which the middleware rejects, with that of a render. */
export async function measureDecision(): Promise<Figure[]> {
  return withShop(async (shop, { pid }) => [
    {
      figure: 'junk address, processor ms per request',
      on: await costOf(shop, pid, (number) => `/junk-${number}/page`),
      off: await costOf(shop, pid, distinctSearch),
    },
  ]);
}

/** Measures the latency of a file during 32 renders, with our renderers and with plain Next. */
export async function measureRenderers(): Promise<Figure[]> {
  return withShop(async (shop, _storefront, api) => {
    const port = String(await findFreePort());
    const plain = launch([NEXT, 'start', '-p', port], {
      NODE_ENV: 'production',
      API_URL: apiAddress(api.output()),
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      await waitForOk(url, '/robots.txt');
      return [
        {
          figure: 'p99 of a file during 32 renders, ms',
          on: await waitDuringRenders(shop),
          off: await waitDuringRenders(url),
        },
      ];
    } finally {
      await stop(plain);
    }
  });
}

function apiAddress(output: string): string {
  return /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
}

async function waitDuringRenders(shop: string): Promise<number> {
  const { body } = await sendRequest(shop, '/', { headers });
  const file = /\/_next\/static\/[^"']+\.js/.exec(body.toString())?.[0] ?? '/favicon.ico';
  const renders = load({
    urlOf: (number) => shop + distinctSearch(number),
    connections: ATTACKERS,
    seconds: SECONDS,
  });
  const files = await load({ urlOf: () => shop + file, connections: 1, seconds: SECONDS - 1 });
  await renders;
  return files.p99;
}

async function costOf(shop: string, pid: number, pathOf: (number: number) => string) {
  for (let number = 0; number < WARM_REQUESTS; number += 1)
    await sendRequest(shop, pathOf(number), { headers });
  const before = cpuTimeMs(pid);
  for (let number = 0; number < REQUESTS; number += 1) {
    await sendRequest(shop, pathOf(WARM_REQUESTS + number), { headers });
  }
  return (cpuTimeMs(pid) - before) / REQUESTS;
}
