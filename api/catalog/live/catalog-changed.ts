import { asc, sql } from 'drizzle-orm';
import { isOneOf } from '@/api/db/bulk';
import { recordChange } from '@/api/db/change-events';
import { type Db, rowsOf } from '@/api/db/database';
import { categories, products, revisions } from '@/api/db/schema/catalog';
import { collectionProducts, saleProducts, sales } from '@/api/db/schema/showcase';
import { inTransaction } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { log } from '@/lib/telemetry/log';
import type { LiveCatalog } from './live-catalog';
import { TAXONOMY_REVISION } from './read-docs';

export type CatalogPorts = Pick<Ports, 'db' | 'publishInvalidation'> & {
  catalog: Pick<Ports['catalog'], 'reread'>;
};

/**
 * The consequences of a change, to be published after the commit. `stale` contains the ids of the
 * products to reread.
 */
type Effects = { tags: Set<string>; stale: Set<number>; isTaxonomyNew: boolean };

/** A transaction that collects catalog changes, to be published after the commit. */
export type CatalogTx = Db & { catalogEffects: Effects };

export type CatalogChange = {
  /** All changed products, including those whose change is visible only on their own pages. */
  products?: number[];
  /** Products whose price, name, availability, rating or other data shown in lists changed. */
  listed?: number[];
  /** Products that entered or left a collection or a sale. Their own pages do not change. */
  regrouped?: number[];
  /** Slugs of the categories that no longer list one of the products. */
  previousCategories?: string[];
  isCounted?: boolean;
  /**
   * `categories` if the change affects categories, `values` if it only adds attributes or values.
   */
  taxonomy?: 'categories' | 'values' | null;
};

/**
 * Runs `work` in a transaction and publishes its reported changes after the commit. A rollback
 * publishes nothing.
 */
export async function changeCatalog<Result>(
  ports: CatalogPorts,
  work: (tx: CatalogTx) => Promise<Result>,
): Promise<Result> {
  const { result, effects } = await commit(ports.db, work);
  await publish(ports, effects);
  return result;
}

/** Minimum time between two publications of new names in {@link CatalogRounds}. */
const ROUND_MS = 1000;

/**
 * Changes the catalog in many transactions, such as those of an import, and publishes new names at
 * most once a second, because each publication rereads the whole taxonomy. Changes without new
 * names are published immediately, unless names from earlier changes are still waiting. Call
 * `publish` after the last change.
 */
export class CatalogRounds {
  readonly #ports: CatalogPorts;
  #waiting: Effects | null = null;
  #publishedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: CatalogPorts) {
    this.#ports = ports;
  }

  async change<Result>(work: (tx: CatalogTx) => Promise<Result>): Promise<Result> {
    const { result, effects } = await commit(this.#ports.db, work);
    if (!this.#waiting && !effects.isTaxonomyNew) {
      await publish(this.#ports, effects);
      return result;
    }
    this.#waiting = joined(this.#waiting ?? noEffects(), effects);
    if (performance.now() - this.#publishedAt >= ROUND_MS) await this.publish();
    return result;
  }

  async publish(): Promise<void> {
    if (!this.#waiting) return;
    const effects = this.#waiting;
    this.#waiting = null;
    await publish(this.#ports, effects);
    this.#publishedAt = performance.now();
  }
}

function commit<Result>(db: Db, work: (tx: CatalogTx) => Promise<Result>) {
  return inTransaction(db, async (tx) => {
    const effects = noEffects();
    const result = await work(Object.assign(tx, { catalogEffects: effects }));
    await recordChange(tx, [...effects.tags]);
    return { result, effects };
  });
}

function noEffects(): Effects {
  return { tags: new Set(), stale: new Set(), isTaxonomyNew: false };
}

function joined(one: Effects, other: Effects): Effects {
  return {
    tags: new Set([...one.tags, ...other.tags]),
    stale: new Set([...one.stale, ...other.stale]),
    isTaxonomyNew: one.isTaxonomyNew || other.isTaxonomyNew,
  };
}

/** Reports a change. Every writer of products calls this in its transaction, after its writes. */
export async function catalogChanged(tx: CatalogTx, change: CatalogChange): Promise<void> {
  const { catalogEffects: effects } = tx;
  const { products: ids = [], listed = [], previousCategories = [], taxonomy = null } = change;
  const { regrouped = [] } = change;
  const shown = listed.length > 0 ? await markProducts(tx, listed) : nowhere;
  if (regrouped.length > 0) await markProducts(tx, regrouped);
  if (taxonomy) await markTaxonomy(tx);

  for (const id of [...listed, ...regrouped]) effects.stale.add(id);
  if (taxonomy) effects.isTaxonomyNew = true;
  const lists = [...shown.slugs, ...previousCategories];
  const tags = [
    ...[...ids, ...listed].map(pageTag.product),
    ...lists.map(pageTag.menu),
    ...(listed.length > 0 ? [pageTag.allProducts] : []),
    ...(shown.isOnHome ? [pageTag.home] : []),
    // The menu on cached pages is not invalidated: every page contains it, so this would invalidate
    // the whole cache.
    ...(change.isCounted || taxonomy === 'categories' ? [pageTag.categories] : []),
    ...(taxonomy === 'categories' ? [pageTag.home] : []),
  ];
  for (const tag of tags) effects.tags.add(tag);
}

/** Invalidates all pages with lists, because some were rendered while lists had no facets. */
export async function renewLists(
  { db, publishInvalidation }: Pick<Ports, 'db' | 'publishInvalidation'>,
  catalog: Pick<LiveCatalog, 'current'>,
): Promise<void> {
  const { taxonomy } = await catalog.current();
  const slugs = [...taxonomy.categoriesBySlug.keys()];
  const tags = [pageTag.home, pageTag.categories, pageTag.allProducts, ...slugs.map(pageTag.menu)];
  await inTransaction(db, (tx) => recordChange(tx, tags));
  publishInvalidation(tags);
}

/**
 * Rereads the changed products and invalidates pages. Never throws, because the change is already
 * committed, and cached lists and pages expire anyway.
 */
async function publish(
  { catalog, publishInvalidation }: CatalogPorts,
  { tags, stale, isTaxonomyNew }: Effects,
): Promise<void> {
  try {
    if (isTaxonomyNew) await catalog.reread();
    else if (stale.size > 0) await catalog.reread([...stale]);
    if (tags.size > 0) publishInvalidation([...tags]);
  } catch (error) {
    log.error('Lists and pages could not be refreshed after a catalog change', error);
  }
}

type Shown = { slugs: string[]; isOnHome: boolean };
const nowhere: Shown = { slugs: [], isOnHome: false };

/**
 * Marks the products as changed for other processes. Returns the slugs of their categories and of
 * all categories above them, and whether the home page may show one of the products.
 */
async function markProducts(tx: Db, ids: number[]): Promise<Shown> {
  const rows = tx.select({ id: products.id }).from(products).where(isOneOf(products.id, ids));
  // Locking in id order prevents deadlocks between writers of the same products.
  await rows.orderBy(asc(products.id)).for('no key update');
  const [shown] = await rowsOf<Shown>(
    tx,
    sql`with recursive marked as (
        update ${products} set changed_in = pg_current_xact_id()::text::bigint
          where ${isOneOf(products.id, ids)} returning category_id
      ), above as (
        select id, parent_id, slug from ${categories}
          where id in (select category_id from marked)
        union
        select parent.id, parent.parent_id, parent.slug
          from ${categories} parent join above on parent.id = above.parent_id
      )
      select array(select slug from above) as slugs,
        exists (select from ${collectionProducts} where ${isOneOf(collectionProducts.productId, ids)})
        or exists (select from ${saleProducts} join ${sales} on ${sales.id} = ${saleProducts.saleId}
          where ${isOneOf(saleProducts.productId, ids)} and ${sales.isHome}) as "isOnHome"`,
  );
  return shown ?? nowhere;
}

async function markTaxonomy(tx: Db): Promise<void> {
  const changedIn = sql`pg_current_xact_id()::text::bigint`;
  await tx
    .insert(revisions)
    .values({ name: TAXONOMY_REVISION, changedIn })
    .onConflictDoUpdate({ target: revisions.name, set: { changedIn } });
}
