import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '@/scripts/lib/ports.mjs';
import { startPostgres } from '@/scripts/lib/postgres.mjs';
import { ask } from '@/tests/support/ask';
import { answersAt, launch, type Running } from '@/tests/system/processes';
import { calls, timesOf } from './api';
import { cpuTimeMs, residentMb } from './cpu-time';
import { watch } from './watch';
import { isWhole } from './whole';

export type SizeRow = { what: string; measured: number; aim: number };
export type Shop = { url: string; folder: string; port: string; env?: Record<string, string> };

const START_MS = 900_000;
const WATCH_SECONDS = 20;
const CHANGED = 100_000;
const VISIBLE_MS = 120_000;
const LOOK_EVERY_MS = 250;
/** The index is stored, and garbage is collected. */
const SETTLES_MS = 5000;
const SMALL = 'chorsu_bench_small';
/** Dearer than anything in the shop. */
const MARK = 7_000_000_000;
const API = '/api/v1/catalog/product';
export const lists = {
  list: '?page=3',
  'list of a category': '?menu=elektronika&page=2',
  'list with filters': '?menu=elektronika&discounted=1&sort=price_asc',
  search: '?search=smartfon',
};

/**
 * The API on PostgreSQL with so many products: its starts, its memory, and what readers of lists wait
 * while another process changes 100,000 prices. BENCH_DATABASE_URL names a database with a shop in it.
 */
export async function benchSize(products: number): Promise<SizeRow[]> {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  if (!server) throw new Error('there is no PostgreSQL here');
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bench-'));
  const shop = { url: server.url, folder, port: String(await findFreePort()) };
  try {
    if (!given) await stopped((await whole(shop, products)).api);
    rmSync(join(folder, 'index.snapshot'), { force: true });
    return await measure(shop);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(shop: Shop): Promise<SizeRow[]> {
  const cold = await whole(shop);
  const coldMb = residentMb(cold.api.pid);
  const address = `http://127.0.0.1:${shop.port}`;
  const watched = Object.fromEntries(
    Object.entries(lists).map(([name, query]) => [name, [`${API}${query}`] as [string]]),
  );
  await watch(address, watched, 2);
  const calm = await watch(address, watched, WATCH_SECONDS);
  const [busy, visible] = await Promise.all([
    watch(address, watched, WATCH_SECONDS),
    changePrices(shop, address),
  ]);
  const changedMb = residentMb(cold.api.pid);
  await stopped(cold.api);

  const warm = await whole(shop);
  const warmMb = residentMb(warm.api.pid);
  const rows = [
    { what: 'no stored index: the first list, s', measured: cold.listed, aim: 10 },
    { what: 'the index is there, s', measured: cold.seconds, aim: 60 },
    { what: 'of it the API on a processor, s', measured: cold.busy, aim: 60 },
    { what: 'a stored index: the first list, s', measured: warm.listed, aim: 10 },
    { what: 'the index is there, s', measured: warm.seconds, aim: 10 },
    { what: 'of it the API on a processor, s', measured: warm.busy, aim: 10 },
    { what: 'memory after a start without one, MB', measured: coldMb, aim: 700 },
    { what: 'memory after 100,000 changes, MB', measured: changedMb, aim: 700 },
    { what: 'memory after a start with one, MB', measured: warmMb, aim: 700 },
    {
      what: `${visible.changed} prices changed at once, all visible, s`,
      measured: visible.seconds,
      aim: 60,
    },
    ...Object.keys(lists).map((name) => ({
      what: `p99 meanwhile: ${name} (${(calm[name] ?? 0).toFixed(1)} ms undisturbed)`,
      measured: busy[name] ?? Number.NaN,
      aim: 2 * (calm[name] ?? Number.NaN),
    })),
    ...(await besideSmall(shop)),
    { what: 'memory after all of this, MB', measured: residentMb(warm.api.pid), aim: 700 },
  ];
  await stopped(warm.api);
  return rows;
}

/** A start until its index is there, and until its first list. */
async function whole(shop: Shop, products = 0) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const { api } = await started(shop, products);
  const address = `http://127.0.0.1:${shop.port}`;
  await answersAt(address, `${API}${lists.list}`);
  const listed = since();
  await isWhole(address);
  const [seconds, busy] = [since(), cpuTimeMs(api.pid) / 1000];
  await pause(SETTLES_MS);
  return { api, listed, seconds, busy };
}

/** The same calls to this shop and to one of a thousand products on the same server. */
async function besideSmall(shop: Shop): Promise<SizeRow[]> {
  const url = new URL(shop.url);
  url.pathname = SMALL;
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bench-'));
  const small = { url: url.href, folder, port: String(await findFreePort()) };
  await onServer(shop.url, `create database ${SMALL}`);
  const { api } = await started(small, 1000);
  const rows: SizeRow[] = [];
  for (const [call, path] of Object.entries(calls)) {
    const p99At = async ({ port }: Shop) =>
      (await timesOf(`http://127.0.0.1:${port}/api/v1`, path)).p99Ms;
    const [few, many] = [await p99At(small), await p99At(shop)];
    const what = `p99 of ${call} (${few.toFixed(1)} ms at 1,000 products)`;
    rows.push({ what, measured: many, aim: 2 * few });
  }
  await stopped(api);
  await onServer(shop.url, `drop database ${SMALL}`);
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export async function started({ url, folder, port, env }: Shop, products = 0) {
  const began = performance.now();
  const api = launch(['scripts/run.mjs', 'api/main/serve.ts'], {
    DATABASE_URL: url,
    CHORSU_DATA: folder,
    CHORSU_PRODUCTS: String(products),
    API_PORT: port,
    ...env,
  });
  await answersAt(`http://127.0.0.1:${port}`, '/readyz', START_MS);
  const seconds = (performance.now() - began) / 1000;
  return { api, seconds, busy: cpuTimeMs(api.pid) / 1000 };
}

export async function stopped(api: Running): Promise<void> {
  api.signal('SIGTERM');
  await api.ended;
}

/** In one transaction of another process; answers when lists have all of it. */
export async function changePrices({ url }: Shop, address: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  const { rowCount: changed } = await client.query(
    `update products set changed_in = pg_current_xact_id()::text::bigint
      where id in (select id from products where withdrawn_at is null order by id limit ${CHANGED})`,
  );
  await client.query(
    `update variants set price = ${MARK}, discounted_price = null where product_id in (
      select id from products where changed_in = pg_current_xact_id()::text::bigint)`,
  );
  await client.query('commit');
  await client.end();
  const began = performance.now();
  while (performance.now() - began < VISIBLE_MS) {
    const { body } = await ask(address, `${API}?price_min=${MARK}&size=1`);
    if (JSON.parse(body.toString()).data.count === changed) break;
    await pause(LOOK_EVERY_MS);
  }
  return { changed, seconds: (performance.now() - began) / 1000 };
}
