import { asc } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { collections } from '@/api/db/schema/showcase';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Collection } from '@/lib/contract/catalog';
import { hasMorePages } from '@/lib/domain/product/collection';
import { listCards } from './card';

const COLLECTIONS_MAX = 20;

/**
 * Lists the collections, each with the first products of its product list.
 */
export async function listCollections(
  { db, catalog }: Ports,
  size: number,
  locale: ContentLocale,
): Promise<ListResult<Collection>> {
  const rows = await db
    .select()
    .from(collections)
    .orderBy(asc(collections.position))
    .limit(COLLECTIONS_MAX);
  const { search, cards: known } = await catalog.current();
  const pages = await Promise.all(
    rows.map(async (row) => ({
      row,
      page: await search.page({ collection: row.id, page: 1, size }),
    })),
  );
  const ids = new Set(pages.flatMap(({ page }) => page.ids));
  const cards = new Map(
    (await listCards({ db, cards: known }, [...ids], locale)).map((card) => [card.id, card]),
  );

  return toListResult(
    pages.map(({ row, page }) => ({
      id: row.id,
      slug: row.slug,
      name: textIn(row.name, locale),
      position: row.position,
      products: page.ids.flatMap((id) => cards.get(id) ?? []),
      products_count: page.count,
      products_paginate: hasMorePages(page.count, size),
    })),
  );
}
