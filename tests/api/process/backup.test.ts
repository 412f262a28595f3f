import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { max } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { pruneBackups } from '@/api/backup/prune';
import { checkBackup } from '@/api/backup/read-backup';
import { restore } from '@/api/backup/restore';
import { findFaults } from '@/api/backup/verify';
import { takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { openDatabase, sourceOf } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { customers } from '@/api/db/schema/customer';
import { folderStore } from '@/api/media/folder-store';
import type { MediaStore } from '@/api/media/media-store';
import { openMedia } from '@/api/media/open-media';
import { readEnv } from '@/api/shared/env';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { backUp } from '@/tests/api/setup/operator';
import { checkoutOf } from '@/tests/api/setup/order';
import { request } from '@/tests/api/setup/request';
import { emptySource, testShop } from '@/tests/api/setup/shop';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { openBucket } from '@/tests/support/stub/bucket';
import { isFull } from '@/tests/support/tier';

const slow = { timeout: 240_000 };
const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-backup-'));

let files = 0;
const aFile = () => {
  files += 1;
  return join(folder, `${files}.backup`);
};

/** Returns the rows of each table, sorted, and the images. */
function contentOf(file: string): Map<string, string[]> {
  const content = new Map<string, string[]>([['pictures', []]]);
  let rows: string[] = [];
  for (const line of gunzipSync(readFileSync(file)).toString().trim().split('\n')) {
    const entry = line.startsWith('#') ? JSON.parse(line.slice(1)) : null;
    if (entry?.table) {
      rows = [];
      content.set(entry.table, rows);
    }
    if (entry?.picture) content.get('pictures')?.push(line);
    // Each server starts its transaction ids at a different number.
    if (!entry) rows.push(line.replace(/"changed_in":\d+/, ''));
  }
  return new Map([...content].map(([name, found]) => [name, found.sort()]));
}

/** Targets of a restore: a folder and, when available, a PostgreSQL server. */
const kinds = process.env.DATABASE_URL_TEST ? (['folder', 'server'] as const) : ['folder' as const];

type Into = { kind: (typeof kinds)[number]; data?: string };

/** Restores into a new database, or replaces the content of a given folder. */
async function restored(file: string, { kind, data = anEmptyFolder() }: Into) {
  const { url = '', directUrl = '' } = kind === 'server' ? await emptySource() : {};
  const servers = { DATABASE_URL: url, DATABASE_MIGRATION_URL: directUrl };
  const env = readEnv({ CHORSU_DATA: data, ...servers });
  const head = await restore(env, { file, replace: existsSync(join(data, 'db')) });
  const database = await openDatabase(sourceOf(env));
  await prepareDatabase(database, { demo: null, now: new Date(), products: 0 });
  return { ...database, head, shop: { db: database.db, media: folderStore(join(data, 'media')) } };
}

/** Backs up a restored shop. */
async function backedUp(shop: { db: Db; media: MediaStore }): Promise<string> {
  const { ports } = await testShop();
  const file = aFile();
  await backUp({ ...ports, ...shop }, { file });
  return file;
}

/**
 * Returns the names of the tables whose rows differ between two backups, and `pictures` if the
 * images differ.
 */
function differences(one: Map<string, string[]>, other: Map<string, string[]>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter(
    (name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)),
  );
}

test('restores the same shop into each available kind of database (B-16)', slow, async () => {
  const { ports } = await testShop();
  const { headers } = await aCustomer();
  await request('/order/order', { headers, body: checkoutOf([await aProduct()]) });
  await ports.media.write('uploads/photo.webp', Buffer.from([0, 1, 254, 255]));
  const file = aFile();
  const report = await backUp(ports, { file });
  const before = contentOf(file);
  expect(await checkBackup(file)).toMatchObject({ rows: report.rows });
  expect(before.get('pictures')?.length).toBe(report.pictures);
  expect(before.get('orders')?.length).toBeGreaterThan(0);

  let latest = file;
  for (const kind of kinds) {
    const again = await restored(latest, { kind });
    expect(again.head.rows).toBe(report.rows);
    latest = await backedUp(again.shop);
    expect(differences(before, contentOf(latest))).toEqual([]);
    const photo = await again.shop.media.read('uploads/photo.webp');
    expect([...(photo ?? [])]).toEqual([0, 1, 254, 255]);
    expect(await nextCustomer(again.db)).toBeGreaterThan(await lastCustomer(again.db));
    await again.close();
  }
});

// Quick runs back up the shop only without load.
if (isFull) {
  test('backs up all tables as of a single moment under load (B-16)', slow, async () => {
    const { ports } = await testShop();
    const [{ headers }, goods] = [await aCustomer(), await aProduct({ stock: 500 })];
    // Other tests have written inconsistent rows into this shop.
    const { faults } = await findFaults(ports.db);
    const selling = Array.from({ length: 60 }, () =>
      request('/order/order', { headers, body: checkoutOf([goods]) }),
    );
    const file = aFile();
    await backUp(ports, { file });
    for (const { status } of await Promise.all(selling)) expect(status).toBe(200);

    const taken = contentOf(file);
    for (const kind of kinds) {
      const again = await restored(file, { kind, data: await aShopFolder() });
      expect((await findFaults(again.db)).faults).toEqual(faults);
      expect(differences(taken, contentOf(await backedUp(again.shop)))).toEqual([]);
      await again.close();
    }
  });
}

test('requires --replace to overwrite a shop that has data', slow, async () => {
  const { ports } = await testShop();
  const file = aFile();
  await backUp(ports, { file });
  const env = readEnv({ CHORSU_DATA: await aShopFolder() });
  await expect(restore(env, { file, replace: false })).rejects.toThrow(
    'the shop is not empty. Use --replace to replace its content',
  );
  await restore(env, { file, replace: true });
});

test('rejects a truncated, modified or foreign backup file', slow, async () => {
  const { ports } = await testShop();
  const file = aFile();
  await backUp(ports, { file });
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  const lines = text.trim().split('\n');
  const damaged: [Buffer | string, RegExp][] = [
    [bytes.subarray(0, bytes.length / 2), /cannot read .+ as a backup/],
    ['hello', /cannot read .+ as a backup/],
    [gzipSync('hello'), /is not a backup of a shop/],
    [gzipSync(''), /is not a backup of a shop/],
    [
      gzipSync(`#{"backup":3,"by":"a later release"}\n#{"new":1}\n`),
      /was made by a newer version of the shop/,
    ],
    [gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /is truncated/],
    [gzipSync(text.replace('Chorsu', 'Charsu')), /was modified/],
    [gzipSync(`${[...lines.slice(0, 3), ...lines.slice(4)].join('\n')}\n`), /was modified/],
  ];
  for (const [content, reason] of damaged) {
    const bad = aFile();
    writeFileSync(bad, content);
    await expect(checkBackup(bad)).rejects.toThrow(reason);
  }
  await expect(checkBackup(join(folder, 'none'))).rejects.toThrow(/cannot read .+ as a backup/);
});

/** Stores a photo and backs up the shop. Returns the backup, its report and the copied photo. */
async function withPhoto(name: string) {
  const { ports } = await testShop();
  const path = `uploads/${name}.webp`;
  await ports.media.write(path, Buffer.from(`photo ${name}`));
  const file = aFile();
  const report = await backUp(ports, { file });
  return { file, path, report, copy: join(folder, 'pictures', path) };
}

test('copies each photo only once into the folder next to the backup', slow, async () => {
  const { ports } = await testShop();
  const first = await withPhoto('once');
  expect(gunzipSync(readFileSync(first.file)).toString()).toContain(`{"picture":"${first.path}"`);
  expect(String(readFileSync(first.copy))).toBe('photo once');
  const again = await backUp(ports, { file: aFile() });
  expect(again).toMatchObject({ pictures: first.report.pictures, copied: 0 });
  // Simulates a copy that a full disk truncated.
  truncateSync(first.copy, 3);
  expect(await backUp(ports, { file: aFile() })).toMatchObject({ copied: 1 });
  expect(String(readFileSync(first.copy))).toBe('photo once');
});

test('rejects a backup that lacks a photo before anything is replaced', slow, async () => {
  const { file, path, copy } = await withPhoto('lost');
  truncateSync(copy, 3);
  const data = await aShopFolder();
  const env = readEnv({ CHORSU_DATA: data });
  const lacks = new RegExp(`lacks images \\(1 of \\d+\\) in .+/pictures, .+ ${path}\\.`);
  await expect(restore(env, { file, replace: true })).rejects.toThrow(lacks);
  expect(existsSync(join(data, 'media', 'uploads'))).toBe(false);
  await restore(env, { file, replace: true, withoutPictures: true });
  expect(existsSync(join(data, 'media', 'uploads'))).toBe(false);
});

/** Creates a folder with three backups. Each later backup lacks the photo of the previous one. */
async function threeBackups() {
  const { ports } = await testShop();
  const own = mkdtempSync(join(tmpdir(), 'chorsu-prune-'));
  const media = folderStore(join(own, 'media-of-the-shop'));
  const taken: string[] = [];
  for (const day of [1, 2, 3]) {
    await media.remove(`uploads/day-${day - 1}.webp`);
    await media.write(`uploads/day-${day}.webp`, Buffer.from(`photo of day ${day}`));
    const file = join(own, `day-${day}.backup`);
    await backUp({ ...ports, media, now: () => new Date(2026, 10, day) }, { file });
    taken.push(file);
  }
  return { own, taken, photos: () => readdirSync(join(own, 'pictures', 'uploads')).sort() };
}

test('prunes the oldest backups and the photos that no other backup references', slow, async () => {
  const { own, taken, photos } = await threeBackups();
  const nothing = { backups: 0, pictures: 0, bytes: 0, kept: 3 };
  expect(await pruneBackups(own)).toEqual(nothing);
  const bytes = statSync(join(own, 'day-1.backup')).size + 'photo of day 1'.length;
  const one = { backups: 1, pictures: 1, bytes, kept: 2 };
  expect(await pruneBackups(own, { keep: 2, dryRun: true })).toEqual(one);
  expect(photos()).toHaveLength(3);
  expect(await pruneBackups(own, { keep: 2 })).toEqual(one);
  expect(photos()).toEqual(['day-2.webp', 'day-3.webp']);
  expect(taken.map((file) => existsSync(file))).toEqual([false, true, true]);
  for (const file of taken.slice(1)) await checkBackup(file);

  rmSync(join(own, 'day-2.backup'));
  expect(await pruneBackups(own)).toMatchObject({ backups: 0, pictures: 1 });
  expect(photos()).toEqual(['day-3.webp']);
});

test('prunes no backup when a file in the folder is not a complete backup', slow, async () => {
  const { own, taken, photos } = await threeBackups();
  const [oldest = '', middle = ''] = taken;
  const refuses = async (reason: RegExp) => {
    await expect(pruneBackups(own, { keep: 1 })).rejects.toThrow(reason);
    expect(photos()).toHaveLength(3);
    expect(existsSync(oldest)).toBe(true);
  };
  const whole = readFileSync(middle);
  writeFileSync(middle, whole.subarray(0, whole.length / 2));
  await refuses(/cannot read .+day-2.backup as a backup/);
  writeFileSync(middle, 'an encrypted backup');
  await refuses(/cannot read .+day-2.backup as a backup/);
  writeFileSync(middle, whole);
  writeFileSync(`${middle}.part`, '');
  await refuses(/a backup is being written into .+day-2.backup.part. Delete the file/);
  const empty = mkdtempSync(join(tmpdir(), 'chorsu-prune-'));
  await expect(pruneBackups(empty)).rejects.toThrow(`no backup found in ${empty}`);
});

test('backs up rows but no photos with --without-pictures', slow, async () => {
  const { ports } = await testShop();
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-rows-')), 'rows.backup');
  const report = await backUp(ports, { file, withoutPictures: true });
  expect(report).toMatchObject({ pictures: 0, copied: 0 });
  expect(readdirSync(dirname(file))).toEqual(['rows.backup']);
  expect(await checkBackup(file)).toMatchObject({ rows: report.rows, pictures: [] });
});

test('restores photos into a bucket and backs them up from it', slow, async () => {
  const bucket = await openBucket();
  onTestFinished(bucket.close);
  const { file, path } = await withPhoto('bucket');
  const env = readEnv({ CHORSU_DATA: await aShopFolder(), S3_URL: bucket.url });
  await restore(env, { file, replace: true });
  const media = await openMedia(env);
  expect(String(await media.read(path))).toBe('photo bucket');

  const { ports } = await testShop();
  const out = join(mkdtempSync(join(tmpdir(), 'chorsu-out-')), 'out.backup');
  await backUp({ ...ports, media }, { file: out });
  const copy = join(dirname(out), 'pictures', path);
  expect(String(readFileSync(copy))).toBe('photo bucket');
});

test('restores a backup of version 1, which contains its photos', slow, async () => {
  const { file } = await withPhoto('version-1');
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const rows = lines.slice(1, -1).filter((line) => !line.startsWith('#{"picture"'));
  const head = lines[0]?.replace('{"backup":2', '{"backup":1') ?? '';
  const photo = { file: 'uploads/old.webp', bytes: Buffer.from('an old photo').toString('base64') };
  const text = `${[head, ...rows, `#${JSON.stringify(photo)}`].join('\n')}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const end = { ...JSON.parse(lines.at(-1)?.slice(1) ?? ''), sha256 };
  const older = join(mkdtempSync(join(tmpdir(), 'chorsu-older-')), 'one.backup');
  writeFileSync(older, gzipSync(`${text}#${JSON.stringify(end)}\n`));

  const again = await restored(older, { kind: 'folder', data: await aShopFolder() });
  expect(String(await again.shop.media.read('uploads/old.webp'))).toBe('an old photo');
  await again.close();
});

test('leaves no file behind when a backup cannot be written', slow, async () => {
  const { ports } = await testShop();
  const file = join(folder, 'no-such-folder', 'x.backup');
  await expect(backUp(ports, { file })).rejects.toThrow(/cannot write the backup/);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect((await request('/catalog/product?size=1')).status).toBe(200);
});

test('reports a full disk in one line and leaves no file behind', slow, async () => {
  const { ports } = await testShop();
  const file = aFile();
  symlinkSync('/dev/full', `${file}.part`);
  await expect(backUp(ports, { file })).rejects.toThrow(/cannot write the backup: ENOSPC/);
  expect(readdirSync(folder).filter((name) => join(folder, name).startsWith(file))).toEqual([]);
});

async function nextCustomer(db: Db): Promise<number> {
  const [id = 0] = await takeIds(db, customers, 1);
  return id;
}

async function lastCustomer(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(customers.id) }).from(customers);
  return row?.last ?? 0;
}
