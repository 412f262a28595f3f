import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listening } from '@/tests/support/process/listening';
import { residentMb, starvedMs } from '@/tests/support/process/process-tree';
import { passTo } from '@/tests/support/stub/faulty-api';
import { aPort, launchStorefront, type Running } from './processes';

const MILLION = 1_000_000;
const FIRST_BYTE_MS = 500;
/**
 * The permitted memory growth. It covers the 32 MB cache of sitemap parts
 * (lib/server/sitemap-response.ts) and garbage that Node collects later.
 */
const GROWTH_MAX_MB = 96;
const MINUTES_MS = 60_000;

let api: Server;
let storefront: Running;
let site = '';

beforeAll(async () => {
  const catalog = await aLargeCatalog();
  api = catalog.server;
  const port = await aPort();
  site = `http://localhost:${port}`;
  storefront = await launchStorefront(port, { API_URL: catalog.url, RENDERERS: '1' });
});

afterAll(async () => {
  storefront.signal('SIGKILL');
  await storefront.ended;
  api.close();
});

test(
  'sends a sitemap of a million products within 0.5 s per part, with bounded memory',
  async () => {
    const parts = await partsOfIndex();
    const goods = parts.filter((part) => part.includes('/products-'));
    expect(goods.length).toBeGreaterThan(MILLION / 10_000);
    const waits: number[] = [];
    let named = 0;
    let early = 0;
    for (const [index, part] of goods.entries()) {
      const { firstByteMs, body } = await download(part);
      waits.push(firstByteMs);
      named += gunzipSync(body).toString().split('<loc>').length - 1;
      if (index === Math.floor(goods.length / 4)) early = Math.round(residentMb(storefront.pid));
    }
    const late = Math.round(residentMb(storefront.pid));
    expect(named).toBe(2 * MILLION);
    expect(Math.max(...waits)).toBeLessThan(FIRST_BYTE_MS);
    expect(late - early).toBeLessThan(GROWTH_MAX_MB);
    console.info(
      `${goods.length} parts, first byte after at most ${Math.round(Math.max(...waits))} ms, memory ${early} MB after a quarter and ${late} MB at the end`,
    );
  },
  8 * MINUTES_MS,
);

/** Starts a proxy to the mocked API that replaces its sitemap data with a million products. */
async function aLargeCatalog() {
  const pass = passTo(inject('apiUrl'));
  const server = createServer((sent, response) => {
    const { pathname, searchParams } = new URL(sent.url ?? '/', 'http://api');
    if (!pathname.endsWith('/catalog/sitemap')) return pass(sent, response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: true, data: goodsOf(searchParams), message: null }));
  });
  return { server, url: `http://127.0.0.1:${await listening(server)}` };
}

function goodsOf(query: URLSearchParams) {
  const [after, size] = [Number(query.get('after') ?? 0), Number(query.get('size') ?? 100)];
  const until = Math.min(Number(query.get('until') ?? MILLION), MILLION, after + size);
  const results = Array.from({ length: Math.max(until - after, 0) }, (_, index) => ({
    id: after + index + 1,
    slug: `simsiz-quloqchin-sado-pro-faol-shovqin-bosish-${after + index + 1}`,
    image: '/media/demo/product-1-1.webp',
    updated_at: '2026-11-01T08:00:00+05:00',
  }));
  return { results, count: MILLION, last: MILLION };
}

async function partsOfIndex(): Promise<string[]> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part);
}

/**
 * Downloads a part. The time until the first byte excludes the time for which this process and the
 * storefront, its child, waited for a processor, so that a busy machine does not fail the test.
 */
async function download(url: string): Promise<{ firstByteMs: number; body: Buffer }> {
  const starvedBefore = starvedMs(process.pid);
  const startedAt = performance.now();
  const { body } = await fetch(url);
  const chunks: Uint8Array[] = [];
  let firstByteMs = 0;
  for await (const chunk of body ?? []) {
    firstByteMs ||= performance.now() - startedAt - (starvedMs(process.pid) - starvedBefore);
    chunks.push(chunk);
  }
  return { firstByteMs, body: Buffer.concat(chunks) };
}
