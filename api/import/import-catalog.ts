import { dirname } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import type { Ports } from '@/api/ports';
import { taxonomyChanged } from '@/api/services/catalog-index';
import { groupRows, type ImportProduct } from './group-rows';
import { openNaming } from './naming';
import { type ImportRow, parseRow } from './parse-row';
import { takePictures } from './pictures';
import { type BadRow, readRows } from './read-rows';
import { fingerprint, resolveProduct } from './resolve';
import { writeProducts } from './write';

export type ImportWish = { file: string; dryRun: boolean };
export type ImportReport = {
  /** Rows of the file that were taken. */
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  bad: BadRow[];
};

/** Products a statement: its parameters are limited in number. */
const BATCH = 2000;

/** Takes the good rows in, all in one transaction, and names the bad ones. */
export async function importCatalog(
  { db, now, mediaDir }: Pick<Ports, 'db' | 'now' | 'mediaDir'>,
  { file, dryRun }: ImportWish,
): Promise<ImportReport> {
  const read = await readRows(file);
  const parsed = read.rows.map(parseRow);
  const sound = parsed.filter((row): row is ImportRow => !('reason' in row));
  const pictured = await takePictures(sound, { from: dirname(file), mediaDir, dryRun });
  const grouped = groupRows(pictured.rows);
  const bad = [
    ...read.bad,
    ...parsed.filter((row): row is BadRow => 'reason' in row),
    ...pictured.bad,
    ...grouped.bad,
  ].sort((a, b) => a.row - b.row);
  const counts = await written(db, grouped.products, { now: now(), dryRun });
  return { rows: pictured.rows.length - grouped.bad.length, ...counts, bad };
}

type Counts = Pick<ImportReport, 'added' | 'changed' | 'unchanged'>;

async function written(
  db: Db,
  all: ImportProduct[],
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<Counts> {
  const counts: Counts = { added: 0, changed: 0, unchanged: 0 };
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const naming = await openNaming(tx);
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH);
      const known = await knownProducts(tx, batch);
      const differing = batch.filter(
        (product) => known.get(product.first.article)?.importedAs !== fingerprint(product),
      );
      const changed = differing.filter(({ first }) => known.has(first.article)).length;
      counts.added += differing.length - changed;
      counts.changed += changed;
      counts.unchanged += batch.length - differing.length;
      if (dryRun || differing.length === 0) continue;

      const resolved = [];
      for (const product of differing) resolved.push(await resolveProduct(naming, product));
      const knownIds = new Map([...known].map(([article, { id }]) => [article, id]));
      await writeProducts(tx, resolved, { knownIds, now });
    }
    if (naming.hasMade) await taxonomyChanged(tx);
  });
  return counts;
}

async function knownProducts(db: Db, batch: ImportProduct[]) {
  const rows = await db
    .select({ id: products.id, article: products.article, importedAs: products.importedAs })
    .from(products)
    .where(
      inArray(
        products.article,
        batch.map(({ first }) => first.article),
      ),
    );
  return new Map(rows.map((row) => [row.article, row]));
}
