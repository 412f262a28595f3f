import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFile } from '@/api/import/read/parse-file';
import { LINES } from '@/api/operator/transport';
import { importCatalog } from '@/tests/api/setup/operator';
import { recordQueries } from '@/tests/api/setup/record-queries';
import { SECRET, testShop } from '@/tests/api/setup/shop';
import { cpuMs, longestStall } from '@/tests/support/process/longest-stall';

const CHUNK_BYTES = 64 * 1024;
const slow = { timeout: 120_000 };

function aFile(name: string, content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-large-')), name);
  writeFileSync(file, content);
  return file;
}

async function parsed(file: string) {
  const rows = [];
  for await (const batch of parseFile(file, { headings: new Map() })) rows.push(...batch);
  return rows;
}

/**
 * Returns a body in chunks of 64 KB, the most that the HTTP server reads at once. A body given as
 * text would arrive as one chunk.
 */
function chunked(bytes: Uint8Array): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES));
      at += CHUNK_BYTES;
    },
  });
}

const wide = (count: number) => Array.from({ length: count }, (_, at) => `column_${at}`);

test.each([
  ['a CSV file with 100,000 columns', 'a.csv', `article,${wide(100_000).join()}\n1,2`],
  ['a CSV file with 101 columns', 'b.csv', `article,${wide(100).join()}\n1,2`],
  ['a CSV file with 200,000 equal columns', 'c.csv', `article,${'a,'.repeat(200_000)}b\n1,2`],
  [
    'a JSON product with 200,000 columns',
    'd.json',
    JSON.stringify([Object.fromEntries(wide(200_000).map((name) => [name, 1]))]),
  ],
])('rejects %s at once', async (_what, name, content) => {
  const file = aFile(name, content);
  const began = cpuMs();
  await expect(parsed(file)).rejects.toThrow(/columns; the limit is 100/);
  expect(cpuMs() - began).toBeLessThan(3000);
});

test('rejects a cell whose quotation mark is never closed', async () => {
  const file = aFile('a.csv', `article,name_uz\n1,"${'x'.repeat(5_000_000)}`);
  await expect(parsed(file)).rejects.toThrow('the file is not CSV');
});

test('rejects a SKU in more than 500 rows, and reports only its first 1,000 rows', async () => {
  const { ports } = await testShop();
  const rows = Array.from({ length: 3000 }, (_, at) => `LARGE-1,${at}`);
  const file = aFile('a.csv', ['article,stock', ...rows].join('\n'));
  const report = await importCatalog(ports, { file, dryRun: true, withdrawOptions: false });
  expect(report).toMatchObject({ rows: 0, refused: 3000, heldBack: 0 });
  expect(report.bad).toHaveLength(1000);
  expect(report.bad[0]).toEqual({ row: 2, reason: 'article: is in more than 500 rows' });
});

test('does not reread all category names for each row that creates a category', slow, async () => {
  const shop = await testShop();
  const rows = Array.from(
    { length: 120 },
    (_, at) => `MANY-${at},Koʻp toifalar > Toifa ${at},Nom,Имя,1000,5`,
  );
  const file = aFile('a.csv', ['article,category,name_uz,name_ru,price,stock', ...rows].join('\n'));
  const stopped = { ...shop.ports, catalog: { reread: async () => {} } };
  const queries = recordQueries(shop);
  const readings = () =>
    queries.splice(0).filter(({ text }) => /from "categories" order by/.test(text)).length;
  const request = { file, dryRun: true, withdrawOptions: false };
  await importCatalog(stopped, request);
  expect(readings()).toBe(1);
  const invalidated: string[][] = [];
  const publishInvalidation = (tags: string[]) => void invalidated.push(tags);
  const running = { ...shop.ports, publishInvalidation };
  expect(await importCatalog(running, { ...request, dryRun: false })).toMatchObject({ added: 120 });
  // Each publication also rereads the names, and a slow import publishes once a second.
  expect(readings()).toBeLessThanOrEqual(1 + invalidated.length);
  expect(invalidated.flat()).toContain('categories');
  const { taxonomy } = await shop.ports.catalog.current();
  expect(taxonomy.categoriesBySlug.has('toifa-119')).toBe(true);
});

test('receives 30 MB of products without blocking the event loop', slow, async () => {
  const { app } = await testShop();
  const text = 'x'.repeat(15_000);
  const products = Array.from({ length: 2000 }, (_, at) => {
    const article = `LONG-${at}`;
    return { article, first: { row: at, article, description_uz: text }, others: [] };
  });
  const command = { dryRun: true, withdrawOptions: false };
  const lines = [command, ...products].map((line) => `${JSON.stringify(line)}\n`);
  const bytes = new TextEncoder().encode(lines.join(''));
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': LINES };
  const run = async () => {
    const init = { method: 'POST', headers, body: chunked(bytes), duplex: 'half' } as RequestInit;
    const response = await app.request('/local/import', init);
    expect((await response.json()).data).toMatchObject({ rows: 0, refused: 2000 });
  };
  expect(await longestStall(50, run)).toBeLessThan(50);
});

test('reports progress, and stops when the caller cancels', slow, async () => {
  const { ports } = await testShop();
  const rows = Array.from({ length: 200 }, (_, at) => `CANCEL-${at},Uy,Nom,Имя,1000`);
  const file = aFile('a.csv', ['article,category,name_uz,name_ru,price', ...rows].join('\n'));
  const request = { file, dryRun: true, withdrawOptions: false };
  const canceling = new AbortController();
  const steps = new Set<string>();
  const running = importCatalog(ports, request, {
    signal: canceling.signal,
    onProgress: ({ step, done }) => {
      steps.add(step);
      if (step === 'products' && done > 20) canceling.abort();
    },
  });
  await expect(running).rejects.toThrow(/^canceled: rows imported before: \d+$/);
  expect([...steps]).toEqual(['read', 'products']);
});
