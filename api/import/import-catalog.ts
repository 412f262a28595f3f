import { dirname } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { taxonomyChanged } from '@/api/catalogue/live-catalog';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import { inTransaction } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
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

/** All that it keeps is made anew each try: a transaction that was broken off has written nothing. */
function written(
  db: Db,
  all: ImportProduct[],
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<Counts> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const known = await knownProducts(tx, all);
    const differing = all.filter(
      (product) => known.get(product.first.article)?.importedAs !== fingerprint(product),
    );
    const knownIds = new Map(
      differing.flatMap(({ first: { article } }) => {
        const row = known.get(article);
        return row ? [[article, row.id] as const] : [];
      }),
    );
    if (!dryRun) await write(tx, differing, { knownIds, now });
    return {
      added: differing.length - knownIds.size,
      changed: knownIds.size,
      unchanged: all.length - differing.length,
    };
  });
}

async function write(
  tx: Db,
  differing: ImportProduct[],
  { knownIds, now }: { knownIds: Map<string, number>; now: Date },
): Promise<void> {
  await lockVariantsOf(tx, [...knownIds.values()]);
  const naming = await openNaming(tx);
  for (const batch of batches(differing)) {
    const resolved = [];
    for (const product of batch) resolved.push(await resolveProduct(naming, product));
    await writeProducts(tx, resolved, { knownIds, now });
  }
  if (naming.hasMade) await taxonomyChanged(tx);
}

/** All at once and before any product, as orders do: neither can be in the other's way. */
async function lockVariantsOf(tx: Db, productIds: number[]): Promise<void> {
  const ids = JSON.stringify(productIds);
  await tx.execute(sql`select from ${variants}
    where ${variants.productId} in (select value::int from json_array_elements_text(${ids}::json))
    order by ${variants.id} for no key update`);
}

async function knownProducts(db: Db, all: ImportProduct[]) {
  const known = new Map<string, { id: number; importedAs: string | null }>();
  for (const batch of batches(all)) {
    const articles = batch.map(({ first }) => first.article);
    const rows = await db
      .select({ id: products.id, article: products.article, importedAs: products.importedAs })
      .from(products)
      .where(inArray(products.article, articles));
    for (const { article, ...row } of rows) known.set(article, row);
  }
  return known;
}

function batches(all: ImportProduct[]): ImportProduct[][] {
  const count = Math.ceil(all.length / BATCH);
  return Array.from({ length: count }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
