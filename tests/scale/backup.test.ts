import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { run } from '@/scripts/lib/processes/run.mjs';
import { startApi } from '@/tests/api/setup/api-process';
import { aProduct } from '@/tests/api/setup/goods';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { aPostgres, Opened } from './around';
import { buyersOf, order } from './load';
import { note, printTable } from './table';

const opened = new Opened();
const data = anEmptyFolder();
const PHOTO = 'uploads/reviews/kept.webp';
const copies = mkdtempSync(join(tmpdir(), 'chorsu-copies-'));
let shop: { url: string; env: Record<string, string>; db: Db };

beforeAll(async () => {
  const { url: DATABASE_URL } = await aPostgres(opened);
  const env = { DATABASE_URL, CHORSU_DATA: data };
  const api = startApi(env);
  opened.add(async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  });
  const url = await api.ready;
  const { db, close } = await openDatabase({ folder: '', url: DATABASE_URL });
  opened.add(close);
  shop = { url, env, db };
});

afterAll(async () => {
  printTable();
  await opened.close();
  rmSync(copies, { recursive: true });
});

const script = (name: string, folder: string, env = {}) =>
  run('sh', [`deploy/backup/${name}.sh`, folder], { env: { ...shop.env, ...env } });

test('backs up a shop under load and restores it completely in the drill', async () => {
  const goods = await aProduct({ stock: 1000 }, { ports: shop });
  mkdirSync(dirname(join(data, 'media', PHOTO)), { recursive: true });
  writeFileSync(join(data, 'media', PHOTO), 'a photo');
  await shop.db.execute(
    sql`update reviews set photos = jsonb_build_array(${PHOTO}::text) where id = (select min(id) from reviews)`,
  );
  const [buyer = { authorization: '' }] = await buyersOf(shop.db, 1);
  let round = 0;
  let isOver = false;
  const selling = (async () => {
    while (!isOver) {
      round += 1;
      const { status } = await order(shop.url, { goods, buyer, key: `copied-${round}` });
      expect(status).toBe(200);
    }
  })();
  const folder = join(copies, 'whole');
  const copied = await script('copy', folder);
  isOver = true;
  await selling;
  expect(copied.code, copied.output).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['counts', 'shop.dump', 'uploads']);

  const drilled = await script('drill', folder);
  expect(drilled.code, drilled.output).toBe(0);
  expect(drilled.output).toMatch(/^photos referenced: 1, missing: 0$/m);
  expect(drilled.output).toMatch(/^the API lists the products on sale: [1-9]\d+$/m);
  note(
    'pg_dump of a shop that sells, restored by the drill',
    `${round} orders during the backup; ${drilled.output.trim().split('\n').join('; ')}`,
  );

  rmSync(join(folder, PHOTO));
  const missed = await script('drill', folder);
  expect([missed.code, missed.output]).toEqual([1, expect.stringContaining(`missing: ${PHOTO}`)]);

  // A backup without photos has no photo folder. This is correct only for a shop with a bucket.
  rmSync(join(folder, 'uploads'), { recursive: true });
  const lost = await script('drill', folder);
  expect([lost.code, lost.output]).toEqual([1, expect.stringContaining(`missing: ${PHOTO}`)]);
  const inBucket = await script('drill', folder, { S3_URL: 'https://key:secret@bucket/photos' });
  expect([inBucket.code, inBucket.output]).toEqual([0, expect.stringContaining('in the bucket')]);
});

test('fails the drill when a restored row count differs from the recorded one', async () => {
  const folder = join(copies, 'short');
  expect((await script('copy', folder)).code).toBe(0);
  const file = join(folder, 'counts');
  const counts = readFileSync(file, 'utf8');
  writeFileSync(file, counts.replace(/^(orders) \d+$/m, '$1 0'));
  const drilled = await script('drill', folder);
  expect([drilled.code, drilled.output]).toEqual([1, expect.stringMatching(/^< orders 0$/m)]);
});

test('makes no backup of an unavailable database', async () => {
  const folder = join(copies, 'none');
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const copied = await run('sh', ['deploy/backup/copy.sh', folder], { env });
  expect(copied.code).not.toBe(0);
  expect(readdirSync(folder)).not.toContain('shop.dump');
});

test('fails the drill and drops its database when the stock ledger does not balance', async () => {
  await shop.db.execute(sql`update order_lines set amount = amount + 1`);
  const folder = join(copies, 'wrong');
  expect((await script('copy', folder)).code).toBe(0);
  const drilled = await script('drill', folder);
  expect(drilled.code, drilled.output).not.toBe(0);
  expect(drilled.output).toContain('the stock ledger does not balance');
  const left = sql`select 1 from pg_database where datname like 'chorsu_drill%'`;
  expect(await rowsOf(shop.db, left)).toEqual([]);
});
