import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { evaluateIn } from '@/tests/support/inspector';
import { type Ordering, openOrdering } from '@/tests/support/ordering';
import { mountSmallDisk, takeDescriptors } from '@/tests/support/process/small-disk';
import { sendRequest } from '@/tests/support/send-request';
import { wholeOrPart } from '@/tests/support/tier';
import { aPort, launch, type Running, twoPorts, waitForOk } from './processes';

/** The time within which the shop must recover once the resource is available again. */
const BACK_WITHIN_MS = 90_000;
const WATCHDOG_SECONDS = wholeOrPart('60', '5');

const lib = (file: string) => JSON.stringify(pathToFileURL(resolve('scripts/lib', file)).href);

/** A program that starts only the shop API, in the same way as `npm start`. */
const openApi = `
  import { requireDataFolder } from ${lib('data-folder.mjs')};
  import { runMain } from ${lib('failure.mjs')};
  import { openApi } from ${lib('open-api.mjs')};
  import { ProcessGroup } from ${lib('processes/process-group.mjs')};
  import { readSettings } from ${lib('settings.mjs')};
  await runMain(async () => {
    const settings = readSettings();
    const group = new ProcessGroup();
    try {
      const { isNew } = requireDataFolder(settings.dataFolder);
      await openApi(group, { ...settings, isNew }, 'a-secret-of-the-system-tests');
      await group.watch();
    } finally {
      await group.stop();
    }
  });`;

let disk: ReturnType<typeof mountSmallDisk>;
let data = '';
let shop: Running;
let api = '';
let inspector = '';
let shoppers: Ordering;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  disk = mountSmallDisk(160);
  data = join(disk.folder, 'data');
  const ports = await twoPorts();
  const inspectorPort = await aPort();
  api = `http://127.0.0.1:${ports.API_PORT}`;
  inspector = `http://127.0.0.1:${inspectorPort}`;
  shop = launch(['--input-type=module', '-e', openApi], {
    ...ports,
    API_URL: '',
    CHORSU_DATA: data,
    TRUST_PROXY: '1',
    WATCHDOG_SECONDS,
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectorPort}`,
  });
  await waitForOk(api, '/readyz', 170_000);
  shoppers = await openOrdering(api, { agent });
}, 180_000);

afterEach(() => disk.free());
afterAll(async () => {
  agent.destroy();
  shop.signal('SIGKILL');
  await shop.ended;
  disk.unmount();
});

const apiPid = () => Number(JSON.parse(readFileSync(join(data, 'lock'), 'utf8')).pid);
const readiness = async () =>
  (await sendRequest(api, '/readyz').catch(() => ({ status: 0 }))).status;
const reads = async () => (await sendRequest(api, '/api/v1/catalog/product?size=1')).status;
const times = (text: string) => shop.output().split(text).length - 1;

/** Sends up to `most` orders. Returns the status of the first that fails, or 200 if none does. */
async function orderUntilRefused(most: number): Promise<number> {
  for (let placed = 0; placed < most; placed += 1) {
    const status = await shoppers.order();
    if (status !== 200) return status;
  }
  return 200;
}

test('rejects orders on a full disk and accepts them again once there is space', async () => {
  await expect.poll(readiness).toBe(200);
  for (let placed = 0; placed < 5; placed += 1) expect(await shoppers.order()).toBe(200);
  // A few more orders reduce the free space to less than the required 32 MB.
  await disk.fill(32.1);

  expect(await orderUntilRefused(400)).toBe(503);
  await disk.fill(0);
  for (let tried = 0; tried < 10; tried += 1) expect(await shoppers.order()).toBe(503);
  await expect.poll(readiness).toBe(503);
  expect([await reads(), (await sendRequest(api, '/livez')).status]).toEqual([200, 200]);
  disk.free();

  await expect.poll(readiness, { timeout: BACK_WITHIN_MS }).toBe(200);
  expect(await shoppers.order()).toBe(200);
  expect(times('less than 32 MB of free space')).toBe(1);
  expect(times('has enough free space again')).toBe(1);
  expect(times('stopped unexpectedly')).toBe(0);
});

test('accepts orders again after the process ran out of file descriptors', async () => {
  const pid = apiPid();

  const lift = takeDescriptors(pid);
  await orderUntilRefused(150);
  // A replacement process starts with the normal limit.
  if (apiPid() === pid) lift();

  await expect.poll(() => shoppers.order(), { timeout: BACK_WITHIN_MS }).toBe(200);
  await expect.poll(readiness).toBe(200);
});

test('replaces an API whose event loop is blocked, and accepts orders again', async () => {
  const pid = apiPid();
  process.kill(pid, 'SIGUSR1');
  await waitForOk(inspector, '/json/list');

  await evaluateIn(inspector, 'for(;;);');

  const line = `the event loop has been blocked for ${WATCHDOG_SECONDS} s`;
  await expect.poll(shop.output, { timeout: BACK_WITHIN_MS }).toContain(line);
  await expect.poll(readiness, { timeout: BACK_WITHIN_MS }).toBe(200);
  expect(shop.output()).toContain('The shop API stopped unexpectedly (SIGKILL)');
  expect(apiPid()).not.toBe(pid);
  expect(await shoppers.order()).toBe(200);
});

test('keeps every acknowledged order exactly once after the failures in this file', async () => {
  shop.signal('SIGINT');
  expect(await shop.ended).toBe(0);
  const copy = join(mkdtempSync(join(tmpdir(), 'chorsu-disk-copy-')), 'db');
  cpSync(join(data, 'db'), copy, { recursive: true });
  const database = await PGlite.create(copy);
  const { rows } = await database.query<{ id: number }>('select id from orders');
  await database.close();

  const stored = new Set(rows.map(({ id }) => id));
  expect(shoppers.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(shoppers.acknowledged).size).toBe(shoppers.acknowledged.length);
});
