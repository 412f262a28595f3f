import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { findFreePort } from '@/scripts/lib/ports.mjs';
import { ask } from '@/tests/support/ask';
import {
  answersAt,
  launch,
  launchApi,
  launchStorefront,
  type Running,
  twoPorts,
} from '@/tests/system/processes';
import { type Load, load } from './load';

const SECONDS = 4;
const ROUNDS = 3;
const headers = { 'Accept-Encoding': 'gzip' };

export type StorefrontRow = { answer: string } & Load;

/** A product page kept, the same bytes from a bare server, and rendered anew: turn and turn about. */
export async function benchStorefront(): Promise<StorefrontRow[]> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const { PORT, API_PORT } = await twoPorts();
  const shop = `http://127.0.0.1:${PORT}`;
  const running = [
    await launchApi(API_PORT),
    await launchStorefront(PORT, {
      API_URL: `http://127.0.0.1:${API_PORT}`,
      PAGE_FRESH_SECONDS: '3600',
    }),
  ];
  try {
    const path = await aProductPath(shop);
    const bare = await launchBare(running, shop, path);
    return await measure({ kept: shop + path, bare: bare + path, rendered: `${shop}${path}?a=1` });
  } finally {
    for (const one of running) one.signal('SIGINT');
    await Promise.all(running.map(({ ended }) => ended));
  }
}

async function measure(urls: { kept: string; bare: string; rendered: string }) {
  const rounds: StorefrontRow[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [answer, url] of Object.entries(urls)) {
      rounds.push({ answer, ...(await load({ url, headers, seconds: SECONDS })) });
    }
  }
  return Object.keys(urls).flatMap((answer) =>
    median(rounds.filter((row) => row.answer === answer)),
  );
}

function median(rows: StorefrontRow[]): StorefrontRow[] {
  const sorted = rows.sort((one, other) => one.perSecond - other.perSecond);
  return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
}

async function launchBare(running: Running[], shop: string, path: string): Promise<string> {
  const port = String(await findFreePort());
  const bare = `http://127.0.0.1:${port}`;
  running.push(launch(['--import', 'tsx', 'tests/bench/bare-server.ts', port, shop, path], {}));
  await answersAt(bare, '/livez');
  return bare;
}

async function aProductPath(shop: string): Promise<string> {
  const list = await ask(shop, '/api/v1/catalog/product?size=1');
  return `/products/${JSON.parse(list.body.toString()).data.results[0].slug}`;
}
