import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { startShop } from '@/api/main/start';
import { withOperator } from '@/api/operator/connect';
import { type ApiEnv, readEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { startPostgres } from '@/scripts/lib/postgres.mjs';

export type ImportRow = {
  database: string;
  file: string;
  rows: number;
  seconds: number;
  slowestReadMs: number;
  memoryMb: number;
};

type Sold = { article: string; options: string; price: number; stock: number };

const PAUSE_MS = 20;
const FEW = 100;

/** A file of article, options, price and stock, taken in by a shop that goes on answering. */
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
  given: NodeJS.Dict<string>,
): Promise<ImportRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bench-'));
  const env = readEnv({
    ...given,
    API_PORT: '0',
    CHORSU_DATA: folder,
    CHORSU_PRODUCTS: String(count),
  });
  const sold = await fill(env, count);
  const shop = await startShop(env);
  const files: [string, (row: Sold, at: number) => Sold][] = [
    ['all prices and stocks changed', (row) => dearer(row)],
    ['the same again', (row) => dearer(row)],
    ['1 % of the prices changed', (row, at) => dearer(at % FEW === 0 ? dearer(row) : row)],
  ];
  const rows: ImportRow[] = [];
  for (const [name, change] of files) {
    const file = join(folder, 'prices.csv');
    writeFileSync(file, toCsv(sold.map(change)));
    rows.push({ database, file: name, ...(await timed(env, shop.address, file)) });
  }
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** Fills the catalogue and lists what is sold, as many as `count`. */
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
  const ending = new AbortController();
  const reading = readWhile(address, ending.signal);
  const began = performance.now();
  const report = await withOperator(env, (shop) =>
    shop('import', { file, dryRun: false, withdrawOptions: false }),
  );
  const seconds = (performance.now() - began) / 1000;
  ending.abort();
  for (const { row, reason } of report.bad.slice(0, 3)) console.log(`row ${row}: ${reason}`);
  return { rows: report.rows, seconds, ...(await reading) };
}

/** A shopper who looks at one list after another meanwhile. */
async function readWhile(address: string, signal: AbortSignal) {
  let slowestReadMs = 0;
  let memoryMb = 0;
  for (let page = 1; !signal.aborted; page = (page % FEW) + 1) {
    const began = performance.now();
    await (await fetch(`${address}/api/v1/catalog/product?page=${page}`)).text();
    slowestReadMs = Math.max(slowestReadMs, performance.now() - began);
    memoryMb = Math.max(memoryMb, process.memoryUsage.rss() / 2 ** 20);
    await pause(PAUSE_MS);
  }
  return { slowestReadMs, memoryMb };
}
