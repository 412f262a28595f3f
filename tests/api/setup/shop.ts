import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import type { Database } from '@/api/db/database';
import { embedded, openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { settings } from '@/api/db/schema/content';
import { folderStore } from '@/api/media/folder-store';
import type { AccountPorts } from '@/api/shared/account-ports';
import { loadDemo } from '@/api/shared/load-demo';
import type { Ports } from '@/api/shared/ports';
import { openGuard } from '@/api/shared/start-guard';
import { openSeeded } from '@/packages/mock/worlds/snapshot';
import { documentedApp } from './documented-app';

const NOW = new Date('2026-11-21T09:00:00+05:00');
/** The mocked API's prepared shop. Its clock starts at the same time as the tests' clock. */
export const SEEDED = { folder: join('.data', 'mock'), now: NOW, products: 0 };
const TEST_CODE = '12345';
/**
 * Long time limits for tests with hundreds of concurrent orders, because such orders are slow on a
 * busy machine.
 */
const UNHURRIED = { statementMs: 60_000, connectionMs: 60_000 };
export const SECRET = 'a-secret-of-the-tests-alone';

export type TestShop = { app: ReturnType<typeof documentedApp>; ports: Ports; database: Database };

let shared: Promise<TestShop> | null = null;

/**
 * Returns the seeded shop that all files of a worker share. Tests add their own products and
 * guests.
 */
export function testShop(): Promise<TestShop> {
  shared ??= openTestShop();
  return shared;
}

/** Opens a shop for one test. */
export async function openTestShop({ products = 0 } = {}): Promise<TestShop> {
  const source = await emptySource();
  const database = source.url
    ? await openDatabase(source, UNHURRIED)
    : embedded(await openSeeded(SEEDED));
  const demo = await loadDemo({ DEMO_SHOP: true });
  await prepareDatabase(database, { demo, now: NOW, products });
  const ports = await portsOn(database);
  await liftOneClickLimits(database.db);
  return { app: documentedApp(ports), ports, database };
}

/**
 * Lifts the limits on one-click orders, because the guests of all tests share one phone number and
 * one IP address.
 */
export async function liftOneClickLimits(db: Database['db']): Promise<void> {
  const names = ['pieces', 'amount', 'address_pieces', 'address_amount'];
  const rows = names.map((name) => ({ key: `one_click_${name}`, value: 1_000_000_000_000 }));
  await db.insert(settings).values(rows);
}

/** Returns account ports that generate only the code '12345' and send no messages. */
function testAccountPorts(): AccountPorts {
  return {
    sms: { provider: 'tests', reachesPhones: false, send: async () => {} },
    newCode: () => TEST_CODE,
    codeKey: 'a-key-of-the-tests-alone',
    smsPerHour: 100_000,
    isBehindProxy: false,
  };
}

/** Returns the ports of a shop process on this database. */
export async function portsOn(database: Database): Promise<Ports> {
  let [tokens, orders] = [0, 20_000_000];
  const demo = await loadDemo({ DEMO_SHOP: true });
  return {
    db: database.db,
    ...testAccountPorts(),
    catalog: await openCatalog(database.db),
    now: () => NOW,
    newToken() {
      tokens += 1;
      return `guest-${process.pid}-${tokens}-`.padEnd(32, '0');
    },
    newOrderNumber: () => ++orders,
    publishInvalidation: () => {},
    changes: null,
    guard: openGuard,
    providers: { siteUrl: 'http://localhost:3000' },
    media: folderStore(mkdtempSync(join(tmpdir(), 'chorsu-api-media-'))),
    drawings: demo?.drawings ?? null,
    localSecret: SECRET,
    isStopping: () => false,
  };
}

let databases = 0;

/**
 * Creates a database on the server that DATABASE_URL_TEST names and returns its addresses. Without
 * that variable, returns none, which selects an in-memory database. If the server is a pooler,
 * DATABASE_DIRECT_TEST bypasses it. `options` are those of `create database`.
 */
export async function emptySource(options = ''): Promise<{ url?: string; directUrl?: string }> {
  const pooler = process.env.DATABASE_URL_TEST;
  if (!pooler) return {};
  const server = process.env.DATABASE_DIRECT_TEST ?? pooler;
  databases += 1;
  const name = `chorsu_${process.pid}_${databases}_${Date.now()}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  const at = (base: string) => Object.assign(new URL(base), { pathname: `/${name}` }).toString();
  return { url: at(pooler), ...(pooler !== server && { directUrl: at(server) }) };
}
