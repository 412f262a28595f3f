import { Client } from 'pg';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { calls, timesOf } from '@/tools/bench/api/api';
import { type Shop, type SizeRow, start } from '@/tools/bench/api/size-shop';
import { aFolder, searchReady, stop } from './serve';

const DATABASE = 'chorsu_bench_small';
const PRODUCTS = 1000;

/** Compares this shop's latency with that of a shop with 1,000 products on the same server. */
export async function compareWithSmall(shop: Shop, env: Shop['env'] = {}): Promise<SizeRow[]> {
  const url = new URL(shop.url);
  url.pathname = DATABASE;
  const { folder, remove } = aFolder();
  const small = { url: url.href, folder, port: String(await findFreePort()), env };
  await onServer(shop.url, `create database ${DATABASE}`);
  const api = await start(small, PRODUCTS);
  await searchReady(`http://127.0.0.1:${small.port}`);
  const rows: SizeRow[] = [];
  for (const [call, path] of Object.entries(calls)) {
    const p99At = async ({ port }: Shop) =>
      (await timesOf(`http://127.0.0.1:${port}/api/v1`, path)).p99Ms;
    const [few, many] = [await p99At(small), await p99At(shop)];
    const figure = `p99 of ${call} (${few.toFixed(1)} ms at 1,000 products)`;
    rows.push({ figure, measured: many, aim: 2 * few });
  }
  await stop(api);
  await onServer(shop.url, `drop database ${DATABASE}`);
  remove();
  return rows;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
