import { type SQLWrapper, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import { admitRequests } from '@/lib/queues/pause-for-requests';

/** Existing SKUs, keyed by the unknown SKUs that resemble them. */
export type NearArticles = ReadonlyMap<string, string>;

const ARTICLES_PER_STATEMENT = 2000;

/**
 * Builds the expression for the part of a SKU that spreadsheets and people preserve. They often
 * drop leading zeros, change the case or add spaces.
 */
export function bareArticle(article: SQLWrapper) {
  return sql`ltrim(lower(regexp_replace(${article}, '\\s', '', 'g')), '0')`;
}

/**
 * Finds existing SKUs that differ from an unknown SKU in the file only in case, spaces or leading
 * zeros. An index finds the SKUs that exist, so the whole table is read only if the file has
 * unknown SKUs. The query is split, because each statement on the embedded database blocks a
 * running shop.
 */
export async function findNearArticles(db: Db, articles: string[]): Promise<NearArticles> {
  const near = new Map<string, string>();
  for (let start = 0; start < articles.length; start += ARTICLES_PER_STATEMENT) {
    const unknown = await unknownOf(db, articles.slice(start, start + ARTICLES_PER_STATEMENT));
    for (const { article, existing } of await nearOf(db, unknown)) near.set(article, existing);
    await admitRequests();
  }
  return near;
}

async function unknownOf(db: Db, articles: string[]): Promise<string[]> {
  const rows = await rowsOf<{ article: string }>(
    db,
    sql`select given.article from jsonb_array_elements_text(${JSON.stringify(articles)}::jsonb)
        as given (article)
      where not exists (select from ${products} where ${products.article} = given.article)`,
  );
  return rows.map(({ article }) => article);
}

async function nearOf(db: Db, unknown: string[]) {
  if (unknown.length === 0) return [];
  return rowsOf<{ article: string; existing: string }>(
    db,
    sql`select given.article, min(${products.article}) as existing
      from jsonb_array_elements_text(${JSON.stringify(unknown)}::jsonb) as given (article)
      join ${products} on ${bareArticle(products.article)} = ${bareArticle(sql`given.article`)}
      group by given.article`,
  );
}
