import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CardMemory } from '@/api/catalog/card-memory';
import { databaseSearch } from '@/api/catalog/list/database-search';
import { fallbackResults, type OnReady } from '@/api/catalog/list/fallback-results';
import { type SingleFlight, singleFlight } from '@/api/catalog/single-flight';
import type { Lead } from '@/api/db/database';
import { type Db, rowsOf } from '@/api/db/database';
import { openEngineClient } from '@/api/search/engine/engine-client';
import { EngineFollower } from '@/api/search/engine/engine-follower';
import { tablesOf } from '@/api/search/engine/engine-names';
import { EngineSearch } from '@/api/search/engine/engine-search';
import { FLAGS } from '@/api/search/engine/facet-ids';
import { EngineGone } from '@/api/search/engine/query-cache';
import type { GroupedBy } from '@/api/search/engine/statements';
import { withFallback } from '@/api/search/engine/with-fallback';
import { log } from '@/lib/telemetry/log';
import { secondsSince, watch } from '@/lib/telemetry/metrics';
import { EngineLeader } from './engine-leader';
import { textsOf } from './engine-texts';
import { readKnownTaxonomy, refreshKnown } from './known-taxonomy';
import type { LiveCatalog } from './live-catalog';
import type { Catalog } from './load-catalog';
import { attributeOf, type Taxonomy } from './taxonomy';

const POLL_EVERY_MS = 1000;
/** Maximum time a writer waits for the process that fills the engine. */
const WRITER_WAITS_MS = 2000;
const POLL_AGAIN_MS = 50;
/** Maximum number of products to reread by id. For more, all changes are read instead. */
const BY_ID_MAX = 1000;

type EngineCatalogOptions = {
  url: string;
  lead: Pick<Lead, 'isHeld'>;
  onReady?: OnReady;
};
type Opened = { catalog: LiveCatalog; onChange: () => void; close: () => Promise<void> };

/**
 * Opens a catalog whose index is in a search engine. The taxonomy and the words stay in the memory
 * of this process.
 */
export async function openEngineCatalog(
  db: Db,
  { url, lead, onReady = async () => {} }: EngineCatalogOptions,
): Promise<Opened> {
  const client = await openEngineClient(url);
  const tables = tablesOf(new URL(url).pathname.slice(1));
  const follower = new EngineFollower(client, tables);
  const known = await readKnownTaxonomy(db);
  const fallback = fallbackResults(onReady);
  let isEnding = false;
  const engine = {
    db,
    client,
    tables,
    follower,
    cards: new CardMemory(),
    taxonomy: () => known.taxonomy,
    attributeOf: (id: number) => attributeOf(known.taxonomy, id),
    isLeading: () => !isEnding && lead.isHeld(),
    onFallback: fallback.note,
  };
  const leader = new EngineLeader(engine);
  const catalog = catalogOf(engine);
  const live: LiveCatalog = {
    current: async () => catalog,
    searchState: () => stateOf(follower),
    reread: (products) => reread({ ...engine, leader, following }, products),
  };
  // Refreshing separately keeps cards and the taxonomy current while many changes are written to
  // the engine.
  const refreshing = singleFlight(() => refreshKnown(db, known, engine.cards));
  const following = singleFlight(async () => {
    await refreshing.next();
    await follow(follower, leader);
    if (follower.isReady) await fallback.renew(live);
  });
  await following.next();
  watch('chorsu_search_index_age_seconds', () => [[{}, secondsSince(follower.lastReadyAt)]]);
  const poll = () => {
    // `following` itself starts with a refresh, so the second call matters only while `following`
    // is busy.
    following.begin();
    refreshing.begin();
  };
  const timer = setInterval(poll, POLL_EVERY_MS);
  timer.unref();

  return {
    catalog: live,
    onChange: () => {
      void refreshing.next();
      void following.next();
    },
    async close() {
      isEnding = true;
      clearInterval(timer);
      await following.last();
      await refreshing.last();
      await leader.end();
      await client.close();
    },
  };
}

type Engine = ConstructorParameters<typeof EngineLeader>[0] & {
  cards: CardMemory;
  onFallback: () => void;
};

function catalogOf(engine: Engine): Catalog {
  const { db, client, tables, follower, cards, taxonomy, attributeOf, onFallback } = engine;
  const texts = textsOf();
  const known = () => ({
    words: follower.list,
    ...texts(taxonomy(), follower.state?.chosenBy ?? []),
  });
  const search = new EngineSearch({
    client,
    goods: tables.goods,
    known,
    attributeOf,
    most: (by) => mostGroups(taxonomy(), by),
  });
  const isReady = () => follower.isReady;
  const onGone = (error: EngineGone) => noteLoss(follower, error);
  const onLate = () => void orLost(follower, follower.ping());
  return {
    search: withFallback(
      { search, isReady, onFallback, onGone, onLate },
      databaseSearch(db, taxonomy),
    ),
    cards,
    get taxonomy() {
      return taxonomy();
    },
  };
}

/**
 * Returns an upper limit for the number of groups. It is rounded up to a power of two, so that new
 * values rarely create new statements to cache.
 */
function mostGroups({ categories, attributes, values }: Taxonomy, by: GroupedBy): number {
  const others = by === 'facet_ids' ? attributes.size + values.size + FLAGS : 0;
  return 2 ** Math.ceil(Math.log2(2 * (categories.size + others) + 64));
}

async function follow(follower: EngineFollower, leader: EngineLeader): Promise<void> {
  const wasReached = follower.isReached;
  await orLost(follower, leader.sync());
  if (!wasReached && follower.isReached) log.info('The search engine is reachable');
}

async function orLost(follower: EngineFollower, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof EngineGone)) throw error;
    noteLoss(follower, error);
  });
}

function noteLoss(follower: EngineFollower, error: EngineGone): void {
  if (follower.isReached)
    log.warn(
      `The search engine is unreachable (${error.message}). The database serves lists until the engine is back.`,
    );
  follower.isReached = false;
}

function stateOf(follower: EngineFollower): string {
  if (follower.isReady) return 'ready';
  return follower.isReached ? 'being filled' : 'gone';
}

type Rereading = Engine & { leader: EngineLeader; following: SingleFlight };

async function reread(
  { isLeading, follower, leader, following, cards, db }: Rereading,
  products?: number[],
): Promise<void> {
  for (const product of products ?? []) cards.drop(product);
  if (!isLeading()) return waitForLeader(db, follower, following.next);
  if (products && products.length <= BY_ID_MAX) await orLost(follower, leader.put(products));
  else await following.next();
}

/**
 * Waits until the leading process has indexed this process's writes, for at most `WRITER_WAITS_MS`.
 */
async function waitForLeader(
  db: Db,
  follower: EngineFollower,
  refresh: () => Promise<void>,
): Promise<void> {
  const [row] = await rowsOf<{ next: string }>(
    db,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const until = performance.now() + WRITER_WAITS_MS;
  while (follower.isReady && performance.now() < until) {
    await refresh();
    if ((follower.state?.horizon ?? 0) >= Number(row?.next)) return;
    await wait(POLL_AGAIN_MS);
  }
}
