import { sql } from 'drizzle-orm';
import { catalogChanged } from '@/api/catalog/live/catalog-changed';
import { type Db, rowsOf } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import { collectionProducts, saleProducts } from '@/api/db/schema/showcase';
import { admitRequests } from '@/lib/queues/pause-for-requests';
import type { Change } from './change';

const tables = {
  collections: {
    table: collectionProducts,
    owner: collectionProducts.collectionId,
    column: sql`collection_id`,
  },
  sales: { table: saleProducts, owner: saleProducts.saleId, column: sql`sale_id` },
};
type Kind = keyof typeof tables;
const ARTICLES_PER_STATEMENT = 2000;
const FAULTS_MAX = 1000;

type Member = { owner: number; article: string };

/** Returns a function that lists the SKUs of a collection or sale. */
export async function readMembers(db: Db, kind: Kind): Promise<(owner: number) => string[]> {
  const { table, owner } = tables[kind];
  const rows = await rowsOf<Member>(
    db,
    sql`select ${owner} as owner, ${products.article} as article from ${table}
      join ${products} on ${products.id} = ${table.productId}`,
  );
  const articles = new Map<number, string[]>();
  for (const { owner: id, article } of rows) {
    const known = articles.get(id);
    if (known) known.push(article);
    else articles.set(id, [article]);
  }
  return (id) => sorted(articles.get(id) ?? []);
}

/** Removes duplicates and sorts by UTF-16 code units, independent of the database's collation. */
export function sorted(articles: string[]): string[] {
  return [...new Set(articles)].sort();
}

/** Adds a fault for each unknown SKU, up to {@link FAULTS_MAX}. */
export async function reportUnknownArticles(
  { tx, faults }: Change,
  kind: Kind,
  given: { products: string[] }[],
): Promise<void> {
  let unknown = 0;
  for (const [at, { products: own }] of given.entries()) {
    const known = await knownArticles(tx, own);
    for (const [index, article] of own.entries()) {
      if (known.has(article)) continue;
      unknown += 1;
      if (unknown > FAULTS_MAX) continue;
      faults.push(`${kind}[${at}].products[${index}]: there is no product with the SKU ${article}`);
    }
  }
  const unshown = unknown - FAULTS_MAX;
  if (unshown > 0) faults.push(`${kind}: more unknown SKUs: ${unshown}`);
}

/**
 * Returns the SKUs that exist. It splits the query, because each statement on the embedded database
 * blocks a running shop.
 */
async function knownArticles(tx: Db, articles: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < articles.length; start += ARTICLES_PER_STATEMENT) {
    const named = JSON.stringify(articles.slice(start, start + ARTICLES_PER_STATEMENT));
    const rows = await rowsOf<{ article: string }>(
      tx,
      sql`select article from ${products}
        where article in (select jsonb_array_elements_text(${named}::jsonb))`,
    );
    for (const { article } of rows) known.add(article);
    await admitRequests();
  }
  return known;
}

/**
 * Replaces all members of the collections or sales. The index rereads the products that entered or
 * left.
 */
export async function setMembers({ tx }: Change, kind: Kind, wanted: Member[]): Promise<void> {
  const { table, owner, column } = tables[kind];
  const given = sql`(select given.owner, ${products.id} as product
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given (owner int, article text)
    join ${products} on ${products.article} = given.article)`;
  const gone = await rowsOf<{ product: number }>(
    tx,
    sql`delete from ${table} where not exists (select from ${given} as wanted
        where wanted.owner = ${owner} and wanted.product = ${table.productId})
      returning product_id as product`,
  );
  const come = await rowsOf<{ product: number }>(
    tx,
    sql`insert into ${table} (product_id, ${column}) select product, owner from ${given} as wanted
      on conflict do nothing returning product_id as product`,
  );
  const regrouped = [...new Set([...gone, ...come].map(({ product }) => product))];
  await catalogChanged(tx, { regrouped });
}
