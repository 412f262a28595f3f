import { randomBytes } from 'node:crypto';
import { accountPorts } from './account-ports';
import { announceTo } from './announce';
import { createApp } from './app';
import { startChores } from './chores';
import { lockFolder } from './db/lock';
import { openDatabase } from './db/open';
import { prepareDatabase } from './db/prepare';
import type { ApiEnv } from './env';
import { listen } from './listen';
import { warmPictures } from './media/warm';
import { mediaFolder } from './media-folder';
import { leaveAddress } from './operator/address';
import { providersOf } from './payments/providers';
import type { Ports } from './ports';
import { openCatalog } from './services/catalog-index';
import { listFirstPictures } from './services/first-pictures';

export type Shop = { address: string; seconds: number; stop: () => Promise<void> };
/** What has been opened so far, to be closed in the opposite order. */
type Closers = (() => void | Promise<void>)[];

/** The mocked API's database is gone when it stops, and its clock stands still. */
type Options = { inMemory?: boolean; now?: () => Date };

export async function startShop(env: ApiEnv, options: Options = {}): Promise<Shop> {
  const began = performance.now();
  const closers: Closers = [];
  try {
    const address = await open(env, options, closers);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { address, seconds, stop: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function open(
  env: ApiEnv,
  { inMemory = false, now = () => new Date() }: Options,
  closers: Closers,
): Promise<string> {
  const folder = env.CHORSU_DATA;
  if (!inMemory && !env.DATABASE_URL) closers.push(await lockFolder(folder));
  const database = await openDatabase(inMemory ? {} : { url: env.DATABASE_URL, folder });
  closers.push(database.close);
  await prepareDatabase(database, { now: now(), products: env.CHORSU_PRODUCTS });

  let isStopping = false;
  const secret = inMemory ? null : newToken();
  const ports: Ports = {
    ...accountPorts(env),
    db: database.db,
    catalog: await openCatalog(database.db),
    now,
    newToken,
    announce: announceTo(env),
    providers: providersOf(env),
    mediaDir: mediaFolder(env),
    localSecret: secret,
    isStopping: () => isStopping,
  };
  const server = await listen(createApp(ports), { host: env.API_HOST, port: env.API_PORT });
  closers.push(startChores(ports), server.close);
  if (secret) {
    closers.push(leaveAddress(folder, { url: server.address, secret }), renderAhead(ports));
  }
  closers.push(() => {
    isStopping = true;
  });
  return server.address;
}

/** Fills the folder of pictures behind the shoppers' backs; answers what ends it. */
function renderAhead(ports: Ports): () => void {
  const ending = new AbortController();
  listFirstPictures(ports)
    .then((paths) => warmPictures(paths, { dir: ports.mediaDir, signal: ending.signal }))
    .catch((error: unknown) => {
      if (!ending.signal.aborted) console.error('pictures ahead:', error);
    });
  return () => ending.abort();
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
