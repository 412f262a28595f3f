import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { lastBackupAt } from '@/api/backup/last-backup';
import { listFirstPictures } from '@/api/catalog/first-pictures';
import { renewLists } from '@/api/catalog/live/catalog-changed';
import { ChangeFeed } from '@/api/catalog/live/change-feed';
import { openEngineCatalog } from '@/api/catalog/live/engine-catalog';
import type { LiveCatalog } from '@/api/catalog/live/live-catalog';
import { openStoredCatalog } from '@/api/catalog/live/stored-catalog';
import type { Database } from '@/api/db/database';
import { freeBytesOf } from '@/api/db/folder-room';
import { CASE_FAULT, findCaseFault } from '@/api/db/letter-case';
import { lockFolder } from '@/api/db/lock';
import { openDatabase, sourceOf } from '@/api/db/open';
import { orStartFailure, prepareDatabase } from '@/api/db/prepare';
import { createApp } from '@/api/http/app';
import { listen } from '@/api/http/listen';
import { DrawingProcess } from '@/api/media/drawing-process';
import { openMedia } from '@/api/media/open-media';
import type { Drawings } from '@/api/media/picture-bytes';
import { renderAhead } from '@/api/media/render-ahead';
import { leaveAddress } from '@/api/operator/address';
import { randomOrderNumber } from '@/api/order/order-number';
import { providersOf } from '@/api/order/payments/providers';
import { Dispatcher } from '@/api/outbox/dispatcher';
import type { Receiver } from '@/api/outbox/receiver';
import { receiversOf } from '@/api/receivers/receivers';
import { getGuardedSettings } from '@/api/services/content/settings';
import { accountPorts } from '@/api/shared/account-ports';
import { makeDataFolder } from '@/api/shared/data-folder';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { loadDemo } from '@/api/shared/load-demo';
import type { Demo, Ports } from '@/api/shared/ports';
import { createInvalidationPublisher } from '@/api/shared/publish-invalidation';
import { guardFirstStart, guardStart, startGuard } from '@/api/shared/start-guard';
import { log } from '@/lib/telemetry/log';
import { watch } from '@/lib/telemetry/metrics';
import { openTelemetry } from '@/lib/telemetry/open';
import { startChores } from './chores';
import { startCounters } from './start-counters';

export type Shop = {
  address: string;
  seconds: number;
  stop: () => Promise<void>;
  /** Resolves with the error when the shop fails in a way that only a restart can repair. */
  broken: Promise<unknown>;
};
/** The functions that close everything opened so far. They run in reverse order. */
type Closers = (() => void | Promise<void>)[];

/**
 * With `inMemory`, all data is lost when the process ends. Without `drawProgram` and
 * `parseProgram`, the API draws images and parses documents in its own process.
 */
type StartOptions = { inMemory?: boolean; drawProgram?: string; parseProgram?: string };

/**
 * Opens the database, the catalog and the HTTP server of a shop. If a step fails, everything opened
 * so far is closed.
 * @throws StartFailure when a setting, the database or the port prevents the start.
 */
export async function startShop(env: ApiEnv, options: StartOptions = {}): Promise<Shop> {
  const began = performance.now();
  const closers: Closers = [];
  try {
    const { address, broken } = await open(env, options, closers);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { address, seconds, stop: () => closeAll(closers), broken };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function open(
  env: ApiEnv,
  { inMemory = false, drawProgram, parseProgram }: StartOptions,
  closers: Closers,
): Promise<Pick<Shop, 'address' | 'broken'>> {
  const folder = env.CHORSU_DATA;
  makeDataFolder(folder);
  closers.push(await openedTelemetry(env));
  if (!inMemory) closers.push(await lockFolder(folder));
  const database = await openDatabase(inMemory ? {} : sourceOf(env));
  closers.push(database.close);
  let onChange = () => {};
  closers.push(await database.attend(() => onChange()));
  await orStartFailure('read', () => warnAboutCase(database));
  const demo = await loadDemo(env);
  const guard = startGuard(env);
  const now = () => new Date();
  const onNew = () => guardFirstStart(guard, demo !== null);
  await prepareDatabase(database, { demo, now: now(), products: env.CHORSU_PRODUCTS, onNew });
  guardStart(guard, await getGuardedSettings(database.db));

  const { db } = database;
  const publish = createInvalidationPublisher(env);
  const publishInvalidation = (tags: string[]) => {
    onChange();
    void publish(tags);
  };
  const renew = (ready: LiveCatalog) => renewLists({ db, publishInvalidation }, ready);
  const { catalog, ...search } = await openCatalog(env, database, { closers, renew });
  let isStopping = false;
  const secret = inMemory ? null : newToken();
  const feed = new ChangeFeed({ db, catalog });
  onChange = () => {
    search.onChange?.();
    feed.onChange();
  };
  const ports: Ports = {
    ...accountPorts(env),
    db,
    catalog,
    now,
    newToken,
    newOrderNumber: randomOrderNumber,
    publishInvalidation,
    changes: env.REVALIDATE_SECRET ? { feed, secret: env.REVALIDATE_SECRET } : null,
    guard,
    providers: providersOf(env),
    media: await openMedia(env),
    drawings: demo && drawingsOf(demo, { drawProgram, closers }),
    localSecret: secret,
    parseProgram,
    isStopping: () => isStopping,
  };
  startCounters(ports);
  watchDataFolder(folder);
  const server = await listen(createApp(ports), { host: env.API_HOST, port: env.API_PORT });
  closers.push(startChores(ports), server.close, () => feed.stop());
  startDispatcher(ports, { receivers: receiversOf(env, ports), database, closers });
  if (secret) {
    closers.push(leaveAddress(folder, { url: server.address, secret }), drawAhead(ports));
  }
  closers.push(() => {
    isStopping = true;
  });
  return { address: server.address, broken: database.broken };
}

async function warnAboutCase({ db }: Database): Promise<void> {
  const fault = await findCaseFault(db);
  if (fault) log.warn(CASE_FAULT, fault);
}

/** Shows the free space of the data folder and the time of the last backup as metrics. */
function watchDataFolder(folder: string): void {
  watch('chorsu_data_folder_free_bytes', () => [[{}, freeBytesOf(folder)]]);
  watch('chorsu_last_backup_timestamp_seconds', () => [[{}, lastBackupAt(folder)]]);
}

/** Delivers the events of the outbox, unless no receiver is configured. */
function startDispatcher(
  ports: Ports,
  { receivers, database, closers }: { receivers: Receiver[]; database: Database; closers: Closers },
): void {
  if (receivers.length === 0) return;
  const lead = database.lead('outbox');
  closers.push(lead.end, new Dispatcher(ports, { receivers, lead }).start());
}

/** Opens the catalog with its index in a search engine or in this process. */
async function openCatalog(
  env: ApiEnv,
  database: Database,
  { closers, renew }: { closers: Closers; renew: (ready: LiveCatalog) => Promise<void> },
): Promise<{ catalog: LiveCatalog; onChange?: () => void }> {
  const { db } = database;
  const { SEARCH_URL: url, CHORSU_DATA, DATABASE_URL } = env;
  if (!url) {
    const file = join(CHORSU_DATA, 'index.snapshot');
    const options = { onReady: renew, isAlone: !DATABASE_URL };
    const stored = await orStartFailure('read', () => openStoredCatalog(db, file, options));
    closers.push(stored.close);
    return stored;
  }
  const lead = database.lead('index');
  closers.push(lead.end);
  const opened = await orStartFailure('read', () =>
    openEngineCatalog(db, { url, lead, onReady: renew }),
  );
  closers.push(opened.close);
  return opened;
}

async function openedTelemetry(env: ApiEnv): Promise<Closers[number]> {
  const options = { name: 'api', metricsPort: env.API_METRICS_PORT } as const;
  return openTelemetry(env, options).catch((cause: Error) => {
    throw new StartFailure(cause.message, { cause });
  });
}

function drawingsOf(
  { drawings }: Demo,
  { drawProgram, closers }: { drawProgram: string | undefined; closers: Closers },
): Drawings {
  if (!drawProgram) return drawings;
  const drawing = new DrawingProcess(drawProgram);
  closers.push(() => drawing.stop());
  return drawing.of(drawings);
}

function drawAhead(ports: Ports): () => void {
  const { drawings, media } = ports;
  const ending = new AbortController();
  if (!drawings) return () => {};
  listFirstPictures(ports)
    .then((paths) => renderAhead(paths, { media, drawings, signal: ending.signal }))
    .catch((error: unknown) => {
      if (!ending.signal.aborted) log.error('The first images could not be drawn', error);
    });
  return () => ending.abort();
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
