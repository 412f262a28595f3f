import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEngineCatalog } from '@/api/catalog/live/engine-catalog';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { openEngineClient } from '@/api/search/engine/engine-client';
import { tablesOf } from '@/api/search/engine/engine-names';
import { readState } from '@/api/search/engine/engine-tables';
import { EngineWriter } from '@/api/search/engine/engine-writer';
import { createWordList } from '@/api/search/engine/word-list';
import { loadDemo } from '@/api/shared/load-demo';
import { aPostgres, Opened } from '@/tests/scale/around';
import { openSphinx } from '@/tests/support/process/sphinx';

/** The parts of a shop process that concern the engine. */
type Process = Awaited<ReturnType<typeof openProcess>>;

const opened = new Opened();
let url: string;
let engine: string;
let first: Process;
let second: Process;

beforeAll(async () => {
  ({ url } = await aPostgres(opened));
  const sphinx = await openSphinx();
  opened.add(sphinx.close);
  engine = sphinx.url;
  const { close, ...database } = await openDatabase({ url });
  const demo = await loadDemo({ DEMO_SHOP: true });
  await prepareDatabase({ close, ...database }, { demo, now: new Date(), products: 0 });
  await close();
  first = await openProcess();
  await vi.waitFor(() => expect(first.state()).toBe('ready'), 20_000);
  second = await openProcess();
});
afterAll(async () => {
  await second.close();
  await opened.close();
});

async function openProcess() {
  const database = await openDatabase({ url });
  const lead = database.lead('index');
  const { catalog, close } = await openEngineCatalog(database.db, { url: engine, lead });
  return {
    db: database.db,
    catalog,
    lead,
    state: () => catalog.searchState?.(),
    async find(text: string): Promise<number[]> {
      const { search } = await catalog.current();
      return (await search.page({ text, page: 1, size: 9 })).ids;
    },
    async count(query: Partial<CatalogQuery>): Promise<number> {
      const { search } = await catalog.current();
      return (await search.page({ ...query, page: 1, size: 1 })).count;
    },
    async close(): Promise<void> {
      await close();
      await lead.end();
      await database.close();
    },
  };
}

async function rename({ db }: Process, id: number, name: string): Promise<void> {
  await db.execute(sql`update products set changed_in = pg_current_xact_id()::text::bigint,
    express = not express, name = jsonb_set(name, '{uz}', to_jsonb(${name}::text)) where id = ${id}`);
}

test('both processes find another process’s changes once they are reread', async () => {
  expect([first.lead.isHeld(), second.lead.isHeld()]).toEqual([true, false]);
  expect(second.state()).toBe('ready');
  const express = [await first.count({ express: true }), await second.count({ express: true })];
  await rename(second, 7, 'Zirapcha qozoncha');
  await second.catalog.reread([7]);
  expect(await second.find('zirapcha')).toEqual([7]);
  expect(await first.find('zirapcha')).toEqual([7]);
  // Both processes have cached the earlier result.
  const now = [await first.count({ express: true }), await second.count({ express: true })];
  expect(now).not.toEqual(express);
  expect(now[0]).toBe(now[1]);
  // Both processes also recognize a typo in a word that is new to the whole shop.
  expect(await second.find('zirapsha')).toEqual([7]);
});

test('another process continues with the same engine when the leading process exits', async () => {
  await first.close();
  await vi.waitFor(() => expect(second.lead.isHeld()).toBe(true), 10_000);
  await rename(second, 7, 'Qozoncha');
  await rename(second, 9, 'Burgutcha');
  await second.catalog.reread([7, 9]);
  expect(await second.find('burgutcha')).toEqual([9]);
  expect(await second.find('zirapcha')).toEqual([]);
});

test('refills engine tables that are emptied while changes are being written', async () => {
  const { count } = await (await second.catalog.current()).search.page({ page: 1, size: 1 });
  const client = await openEngineClient(engine);
  const tables = tablesOf(new URL(engine).pathname.slice(1));
  const state = await readState(client.query, tables);
  if (!state) throw new Error('the engine is not filled');
  const writer = new EngineWriter({ client, tables, attributeOf: (id) => id }, createWordList());
  for (const table of Object.values(tables)) await client.run(`TRUNCATE RTINDEX ${table}`);
  await writer.finish({ ...state, horizon: state.horizon + 1 }, state);
  const filledAt = async () => (await readState(client.query, tables))?.filledAt ?? 0;
  await vi.waitFor(async () => expect(await filledAt()).toBeGreaterThan(state.filledAt), 20_000);
  await client.close();
  await vi.waitFor(() => expect(second.state()).toBe('ready'), 20_000);
  expect(await second.count({})).toBe(count);
  expect(await second.find('burgutcha')).toEqual([9]);
});

test('the next leader refills an engine that has lost its products', async () => {
  const { count } = await (await second.catalog.current()).search.page({ page: 1, size: 1 });
  await second.close();
  const client = await openEngineClient(engine);
  const { goods, state } = tablesOf('shop');
  await client.run(`TRUNCATE RTINDEX ${goods}`);
  await client.run(`TRUNCATE RTINDEX ${state}`);
  await client.close();

  second = await openProcess();
  await vi.waitFor(() => expect(second.state()).toBe('ready'), 20_000);
  expect(await second.count({})).toBe(count);
  expect(await second.find('burgutcha')).toEqual([9]);
});
