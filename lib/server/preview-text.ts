import type { Locale } from '@/lib/constants';
import { currentPrice } from '@/lib/domain/product/discount';
import { wholePhrases } from '@/lib/domain/product/product-title';
import { formatPrice } from '@/lib/domain/text/money';
import { mediaUrl } from '@/lib/http/url';
import { read } from './call';
import { getSettings } from './site';

/** What a preview says of the product beside its picture. */
export type PreviewText = { name: string; price: string; oldPrice: string | null; shop: string };

const NAME_MAX = 80;

/**
 * Returns what a preview says beside a picture, which has the address `picture`. Null if there is
 * nothing to say: the product is gone, cannot be bought in any variant, or has other pictures.
 */
export async function previewText(
  { slug, picture }: { slug: string; picture: string },
  locale: Locale,
): Promise<PreviewText | null> {
  const [product, settings] = await Promise.all([
    read('product.get', { params: { slug } }, { locale }).catch(() => null),
    getSettings(locale),
  ]);
  const [first, ...others] = product?.sub_products ?? [];
  if (!product || !first) return null;
  // One without pictures stands beside the shop's own.
  const { images } = product;
  if (images.length > 0 && !images.some(({ image }) => mediaUrl(image) === picture)) return null;
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
