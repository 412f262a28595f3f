import type { BenchRow } from '@/tools/bench/api/catalog-index';

export function print(title: string, rows: BenchRow[]) {
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

export function printAims(rows: { figure: string; measured: number; aim: number }[]) {
  console.table(
    rows.map(({ figure, measured, aim }) => ({
      figure,
      measured: Math.round(measured * 100) / 100,
      'at most': Math.round(aim * 100) / 100,
    })),
  );
}
