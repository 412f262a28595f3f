import type { SeedRule } from '@/api/demo/seed/content/rule';
import { currentPrice } from '@/lib/domain/product/discount';
import type { SeededProduct } from './catalog';

/** Returns the products that match the rule, the most popular first. */
export function matching(
  goods: SeededProduct[],
  rule: SeedRule,
  limit = Number.POSITIVE_INFINITY,
): SeededProduct[] {
  return goods
    .filter((product) => meets(product, rule))
    .sort((a, b) => b.rows.product.popularity - a.rows.product.popularity || a.id - b.id)
    .slice(0, limit);
}

function meets({ seed, rows, path }: SeededProduct, rule: SeedRule): boolean {
  const [shown] = rows.variants;
  if (!shown) return false;
  const price = currentPrice({ price: shown.price, discounted_price: shown.discountedPrice });
  const conditions = [
    !rule.categories || rule.categories.some((slug) => path.includes(slug)),
    !rule.isNew || seed.isNew === true,
    (seed.discount ?? 0) >= (rule.discountFrom ?? 0),
    price <= (rule.priceTo ?? Number.POSITIVE_INFINITY),
    rows.product.rating >= (rule.ratingFrom ?? 0),
  ];
  return conditions.every(Boolean);
}
