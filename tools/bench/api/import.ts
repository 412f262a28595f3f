import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { withOperator } from '@/api/operator/connect';
import { importFile } from '@/api/operator/importing';
import { type ApiEnv, readEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { residentMb } from '@/tests/support/process/process-tree';
import { aFolder, serveReady, stop } from '@/tools/bench/serve';
import { type Watched, watchUntil } from '@/tools/bench/siege/watch';

export type ImportRow = {
  database: string;
  file: string;
  rows: number;
  /** The time until the lists of the importing API show all changes. */
  seconds: number;
  calmP99: number;
  busyP99: number;
  memoryMb: number;
};

type Sold = { article: string; options: string; price: number; stock: number };

const FEW = 100;
const WARM_UP_MS = 3000;
const CALM_MS = 10_000;
const LIST = '/api/v1/catalog/product';
/** The shopper's request whose latency is measured during the import. */
const shopper: Watched = { list: [`${LIST}?page=3`] };

/** Measures an import of prices and stock while the shop serves requests. */
export async function* benchImport(count: number): AsyncGenerator<ImportRow[]> {
  yield await benchOn('embedded', count, {});
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    yield await benchOn('PostgreSQL', count, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function benchOn(
  database: string,
  count: number,
  given: Record<string, string>,
): Promise<ImportRow[]> {
  const { folder, remove } = aFolder();
  const API_PORT = String(await findFreePort());
  const settings = { ...given, API_PORT, CHORSU_DATA: folder, CHORSU_PRODUCTS: String(count) };
  const env = readEnv(settings);
  const sold = await fill(env, count);
  const api = await serveReady(settings);
  const address = `http://127.0.0.1:${API_PORT}`;
  await watchUntil(address, shopper, pause(WARM_UP_MS));
  const files: [string, (row: Sold, at: number) => Sold][] = [
    ['all prices and stock levels changed', (row) => dearer(row)],
    ['the same file again', (row) => dearer(row)],
    ['1 % of the prices changed', (row, at) => dearer(at % FEW === 0 ? dearer(row) : row)],
  ];
  const rows: ImportRow[] = [];
  for (const [name, change] of files) {
    const file = join(folder, 'prices.csv');
    writeFileSync(file, toCsv(sold.map(change)));
    const taken = await timed(env, address, file);
    rows.push({ database, file: name, ...taken, memoryMb: residentMb(api.pid) });
  }
  await stop(api);
  remove();
  return rows;
}

/** Fills the catalog and returns up to `count` of its SKUs. */
async function fill(env: ApiEnv, count: number): Promise<Sold[]> {
  const database = await openDatabase({ url: env.DATABASE_URL, folder: env.CHORSU_DATA });
  const demo = await loadDemo({ DEMO_SHOP: true });
  await prepareDatabase(database, { demo, now: new Date(), products: count });
  const sold = await rowsOf<Sold>(
    database.db,
    sql`select article, v.price::int8 as price, v.stock, coalesce((
        select string_agg((a.name->>'uz') || '=' || (w.value->>'uz'), ';')
        from jsonb_each_text(v.options) o
        join attributes a on a.id = o.key::int join attribute_values w on w.id = o.value::int
      ), '') as options
      from variants v join products p on p.id = v.product_id
      order by v.product_id desc, v.position limit ${count}`,
  );
  await database.close();
  return sold;
}

function dearer(row: Sold): Sold {
  return { ...row, price: Number(row.price) + 1000, stock: row.stock + 1 };
}

function toCsv(rows: Sold[]): string {
  const lines = rows.map(({ article, options, price, stock }) =>
    [article, `"${options}"`, price, stock].join(','),
  );
  return ['article,options,price,stock', ...lines].join('\n');
}

async function timed(env: ApiEnv, address: string, file: string) {
  const calm = await watchUntil(address, shopper, pause(CALM_MS));
  const began = performance.now();
  const importing = withOperator(env, (shop) =>
    importFile(shop, { file, dryRun: false, withdrawOptions: false }),
  );
  const busy = await watchUntil(address, shopper, importing);
  const report = await importing;
  // `importFile` resolves once the lists of the API that ran the import show all changes.
  const seconds = (performance.now() - began) / 1000;
  for (const { row, reason } of report.bad.slice(0, 3)) console.log(`row ${row}: ${reason}`);
  const p99 = (seen: Record<string, number>) => seen.list ?? Number.NaN;
  return { rows: report.rows, seconds, calmP99: p99(calm), busyP99: p99(busy) };
}
