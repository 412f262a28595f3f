import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { launch, waitForOk } from '@/tests/system/processes';
import { stop } from '@/tools/bench/serve';
import { aProductPath, withShop } from '@/tools/bench/shop';
import { distinctSearch } from '@/tools/bench/siege/attacks';
import { type Load, load } from '@/tools/bench/traffic/load';

const SECONDS = 4;
const ROUNDS = 3;
const headers = { 'Accept-Encoding': 'gzip' };

export type StorefrontRow = { kind: string } & Load;

/**
 * Measures a cached product page, the same bytes from a bare server, rendered searches, and a
 * cached list with filters, in alternating rounds.
 */
export function benchStorefront(): Promise<StorefrontRow[]> {
  return withShop(async (shop) => {
    const path = await aProductPath(shop);
    const { bare, server } = await launchBare(shop, path);
    let searches = 0;
    const urls = {
      cached: () => shop + path,
      bare: () => bare + path,
      rendered: () => shop + distinctSearch(searches++),
      'cached list': () => `${shop}/products?discounted=1&sort=new`,
    };
    return measure(urls).finally(() => stop(server));
  });
}

async function measure(urls: Record<string, () => string>) {
  const rounds: StorefrontRow[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, urlOf] of Object.entries(urls)) {
      rounds.push({ kind, ...(await load({ urlOf, headers, seconds: SECONDS })) });
    }
  }
  return Object.keys(urls).flatMap((kind) => median(rounds.filter((row) => row.kind === kind)));
}

function median(rows: StorefrontRow[]): StorefrontRow[] {
  const sorted = rows.sort((one, other) => one.perSecond - other.perSecond);
  return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
}

async function launchBare(shop: string, path: string) {
  const port = String(await findFreePort());
  const bare = `http://127.0.0.1:${port}`;
  const server = launch(
    ['scripts/run.mjs', 'tools/bench/pages/bare-server.ts', port, shop, path],
    {},
  );
  await waitForOk(bare, '/livez');
  return { bare, server };
}
