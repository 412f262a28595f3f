import { insertMany, restartIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { promoCodes } from '@/api/db/schema/order';
import {
  banners as bannerTable,
  collectionProducts,
  collections as collectionTable,
  saleProducts,
  sales as saleTable,
} from '@/api/db/schema/showcase';
import { banners, type SeedBanner, sales } from '@/api/demo/seed/content/banners';
import { collections } from '@/api/demo/seed/content/collections';
import { endOfWeekend, seasonOf, untilText, withPlace } from '@/api/demo/seed/content/season';
import type { SeededProduct } from './catalog';
import type { Text } from './department';
import { matching } from './rule-match';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of products that a home row shows initially. */
const ROW_SIZE = 12;

/** A promo code for trying the demonstration. It is valid from the start and never ends. */
const promo = { code: 'CHORSU10', kind: 'percent', value: 10, minimum: 300_000 } as const;

/**
 * Writes collections, sales and banners with the products selected by their rules, and a promo
 * code.
 */
export async function seedShowcase(db: Db, goods: SeededProduct[], now: Date): Promise<void> {
  await seedCollections(db, goods);
  const ends = await seedSales(db, goods, now);
  const rows = banners.map((banner, position) => ({
    ...toBanner(banner, ends, seasonOf(now)),
    position,
  }));
  await insertMany(db, bannerTable, rows);
  await insertMany(db, promoCodes, [{ ...promo, startsAt: now, createdAt: now }]);
}

async function seedCollections(db: Db, goods: SeededProduct[]): Promise<void> {
  const rows = collections.map(({ slug, name }, index) => ({
    id: index + 1,
    slug,
    name,
    position: index + 1,
  }));
  // Home rows should not start with the same products.
  const shown = new Set(
    sales.filter(({ isHome }) => isHome).flatMap(({ rule }) => matching(goods, rule, ROW_SIZE)),
  );
  const members = collections.flatMap(({ rule, limit }, index) => {
    const others = goods.filter((product) => !shown.has(product));
    const chosen = matching(others, rule, limit);
    for (const product of chosen.slice(0, ROW_SIZE)) shown.add(product);
    return chosen.map(({ id }) => ({ productId: id, collectionId: index + 1 }));
  });
  await insertMany(db, collectionTable, rows);
  await insertMany(db, collectionProducts, members);
  await restartIds(db, collectionTable);
}

type SaleEnds = Map<string, { id: number; endsAt: Date }>;

async function seedSales(db: Db, goods: SeededProduct[], now: Date): Promise<SaleEnds> {
  const rows = sales.map((sale, index) => ({
    id: index + 1,
    name: withPlace(sale.name, 'season', seasonOf(now)),
    description: sale.description,
    isHome: sale.isHome,
    startsAt: new Date(now.getTime() - sale.startedDaysAgo * DAY_MS),
    endsAt:
      sale.ends === 'weekend' ? endOfWeekend(now) : new Date(now.getTime() + sale.ends * DAY_MS),
  }));
  const members = sales.flatMap(({ rule }, index) =>
    matching(goods, rule).map(({ id }) => ({ productId: id, saleId: index + 1 })),
  );
  await insertMany(db, saleTable, rows);
  await insertMany(db, saleProducts, members);
  await restartIds(db, saleTable);
  return new Map(rows.map(({ id, endsAt }, index) => [sales[index]?.key ?? '', { id, endsAt }]));
}

function toBanner(
  { sale: key, link, text, eyebrow, ...banner }: SeedBanner,
  ends: SaleEnds,
  season: Text,
) {
  const sale = key === undefined ? undefined : ends.get(key);
  if (key !== undefined && !sale) throw new Error(`The demo has no sale '${key}'`);
  return {
    ...banner,
    eyebrow: withPlace(eyebrow, 'season', season),
    text: sale ? withPlace(text, 'until', untilText(sale.endsAt)) : text,
    link: link ?? `/products?sale=${sale?.id}`,
    saleId: sale?.id ?? null,
  };
}
