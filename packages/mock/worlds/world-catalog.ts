import { sql } from 'drizzle-orm';
import { type LiveCatalog, openCatalog } from '@/api/catalog/live/live-catalog';
import { type Db, rowsOf } from '@/api/db/database';
import type { WorldSchema } from './serial-connection';

type WorldSource = {
  db: Db;
  /** Without a schema, the world has no tables of its own. */
  place: WorldSchema;
};

/** Returns the shared catalog until the world changes its goods, then the world's own catalog. */
export function worldCatalog(common: LiveCatalog, { db, place }: WorldSource): LiveCatalog {
  let own: Promise<LiveCatalog> | null = null;

  async function find(): Promise<LiveCatalog> {
    if (!own && place.schema !== null && (await hasOwnGoods(db))) own ??= openCatalog(db);
    return own ?? common;
  }

  return {
    current: async () => (await find()).current(),
    reread: async (products) => (await find()).reread(products),
  };
}

/**
 * Returns whether the world has changed its goods. Every change of goods or taxonomy writes to one
 * of these tables.
 */
async function hasOwnGoods(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ own: boolean }>(
    db,
    sql`select to_regclass('products') <> to_regclass('public.products')
      or to_regclass('revisions') <> to_regclass('public.revisions') as own`,
  );
  return row?.own ?? false;
}
