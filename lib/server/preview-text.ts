import type { Locale } from '@/lib/constants';
import { currentPrice } from '@/lib/domain/product/discount';
import { wholePhrases } from '@/lib/domain/product/product-title';
import { formatPrice } from '@/lib/domain/text/money';
import { mediaUrl } from '@/lib/http/url';
import { read } from './call';
import { getSettings } from './site';

/** The texts about a product in a preview image. */
export type PreviewText = { name: string; price: string; oldPrice: string | null; shop: string };

const NAME_MAX = 80;

/**
 * Returns the texts to draw next to `picture` in the preview image of a product.
 *
 * @returns `null` if there is nothing to draw: the product is gone, has no variants, or does not
 *   have this image.
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
  // A product without images uses the shop's own image.
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
