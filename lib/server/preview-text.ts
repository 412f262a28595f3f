import type { Locale } from '@/lib/constants';
import { currentPrice } from '@/lib/domain/discount';
import { formatPrice } from '@/lib/domain/money';
import { wholePhrases } from '@/lib/domain/product-title';
import { read } from './call';
import { getSettings } from './site';

/** What a preview says of the product beside its picture. */
export type PreviewText = { name: string; price: string; oldPrice: string | null; shop: string };

const NAME_MAX = 80;

/** Null if there is nothing to say: the product is gone or cannot be bought in any variant. */
export async function previewText(slug: string, locale: Locale): Promise<PreviewText | null> {
  const [product, settings] = await Promise.all([
    read('product.get', { params: { slug } }, { locale }).catch(() => null),
    getSettings(locale),
  ]);
  const [first, ...others] = product?.sub_products ?? [];
  if (!product || !first) return null;
  const cheapest = others.reduce(
    (best, variant) => (currentPrice(variant) < currentPrice(best) ? variant : best),
    first,
  );
  const price = currentPrice(cheapest);
  return {
    name: wholePhrases(product.name, NAME_MAX),
    price: formatPrice(price, locale),
    oldPrice: price < cheapest.price ? formatPrice(cheapest.price, locale) : null,
    shop: settings.app_name,
  };
}
