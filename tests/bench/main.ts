import { cpus } from 'node:os';
import { benchApi } from './api';
import { type BenchRow, benchCatalogIndex } from './catalog-index';
import { benchStorefront } from './storefront';

const SIZES = [1000, 100_000];

console.log(`${cpus()[0]?.model}, Node ${process.version}, milliseconds`);
print('The API over HTTP, embedded database', await benchApi(SIZES));
print('The catalogue index alone', benchCatalogIndex(SIZES));

console.log('\nA product page of the storefront, 32 connections');
console.table(
  (await benchStorefront()).map(({ answer, perSecond, p50, p99, failed }) => ({
    answer,
    'per second': perSecond,
    median: p50.toFixed(2),
    p99: p99.toFixed(2),
    failed,
  })),
);

function print(title: string, rows: BenchRow[]) {
  console.log(`\n${title}`);
  console.table(
    rows.map(({ call, products, medianMs, p99Ms }) => ({
      call,
      products,
      median: medianMs.toFixed(2),
      p99: p99Ms.toFixed(2),
    })),
  );
}
