import { cpus } from 'node:os';
import { benchApi } from './api';
import { type BenchRow, benchCatalogIndex } from './catalog-index';
import { benchStorefront } from './storefront';
import { benchWeight } from './weight';
import { weightRow } from './weight-row';

const SIZES = [1000, 100_000];

/** `npm run bench -- weight` runs that part alone. */
const parts: Record<string, () => Promise<void>> = { api, storefront, weight };

console.log(`${cpus()[0]?.model}, Node ${process.version}`);
const asked = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}

async function api() {
  print('The API over HTTP, embedded database', await benchApi(SIZES));
  print('The catalogue index alone', benchCatalogIndex(SIZES));
}

async function storefront() {
  console.log('\nA product page of the storefront, 32 connections, milliseconds');
  console.table(
    (await benchStorefront()).map(({ answer, perSecond, p50, p99, failed }) => ({
      answer,
      'per second': perSecond,
      median: p50.toFixed(2),
      p99: p99.toFixed(2),
      failed,
    })),
  );
}

async function weight() {
  console.log('\nPages on a cheap phone: 4 × slower CPU, 1.6 Mbit/s, 150 ms; kB and milliseconds');
  const rows = await benchWeight();
  console.table(rows.map(weightRow));
  for (const { page, modules } of rows) console.log(`${page}: ${modules}`);
}

function print(title: string, rows: BenchRow[]) {
  console.log(`\n${title}, milliseconds`);
  console.table(
    rows.map(({ call, products, medianMs, p99Ms }) => ({
      call,
      products,
      median: medianMs.toFixed(2),
      p99: p99Ms.toFixed(2),
    })),
  );
}
