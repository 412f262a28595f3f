import { z } from 'zod';
import { PRODUCT_SORTS } from '@/lib/constants';
import { PRICE_MAX, SEARCH_LENGTH_MAX, SLUG_LENGTH_MAX } from '@/lib/domain/bounds';
import { amountUzs, flag, id, idList, idSent, instant, listOf, page, size } from './shape';

/** `image` is a path under the media base; `attribute_value` names the option that it shows. */
export const productImage = z.object({
  id,
  image: z.string(),
  attribute_value: id.nullable(),
});

export const productCard = z.object({
  id,
  /** Generated text, a hyphen, the id: the same in both languages. */
  slug: z.string(),
  name: z.string(),
  /** The first two pictures. */
  images: z.array(productImage),
  /** Prices and stock of `sub_product`, the first in stock or else the first. */
  sub_product: id,
  price: amountUzs,
  discounted_price: amountUzs.nullable(),
  amount: z.number().int().nonnegative(),
  has_options: z.boolean(),
  is_new: z.boolean(),
  rating: z.number(),
  reviews_count: z.number().int(),
});

const optionValue = z.object({
  id,
  value: z.string(),
  /** #rrggbb of a colour, null of anything else. */
  colour: z.string().nullable(),
});

export const subProduct = z.object({
  id,
  /** Attribute id (as a JSON key, so a string) to value id. */
  attributes_map: z.record(z.string(), id),
  price: amountUzs,
  discounted_price: amountUzs.nullable(),
  /** Pieces in stock. */
  amount: z.number().int().nonnegative(),
});

/** What the quick view reads (S3-25). */
export const shortProduct = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  images: z.array(productImage),
  rating: z.number(),
  reviews_count: z.number().int(),
  short_description: z.string(),
  attributes: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['choice', 'colour']),
      values: z.array(optionValue),
    }),
  ),
  sub_products: z.array(subProduct),
});

const crumb = z.object({ slug: z.string(), name: z.string() });

export const product = shortProduct.extend({
  article: z.string(),
  brand: z.string().nullable(),
  description: z.string(),
  /** From the top category down to the product's own. */
  categories: z.array(crumb),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  is_new: z.boolean(),
  updated_at: instant,
});

const priceSent = z.coerce.number<number | string>().int().nonnegative().max(PRICE_MAX);

/** The bounds of `parseListFilters` (lib/domain/list-url.ts), which never sends what this refuses. */
export const productQuery = z.object({
  page,
  size,
  search: z.string().trim().max(SEARCH_LENGTH_MAX).optional(),
  /** Slug of a category; its descendants count as its own. */
  menu: z.string().max(SLUG_LENGTH_MAX).optional(),
  collection: z.string().max(SLUG_LENGTH_MAX).optional(),
  sale: idSent.optional(),
  /** Ids of categories, any of which may hold the product. */
  category: idList.optional(),
  /** Ids of attribute values: any of one attribute, all of several. */
  values: idList.optional(),
  price_min: priceSent.optional(),
  price_max: priceSent.optional(),
  discounted: flag.optional(),
  express: flag.optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
});

const counted = { id, name: z.string(), count: z.number().int() };

/** Counts under all filters but the facet's own; the price range likewise. */
export const facets = z.object({
  price: z.object({ min: amountUzs, max: amountUzs }),
  categories: z.array(z.object({ ...counted, slug: z.string() })),
  attributes: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['choice', 'colour']),
      values: z.array(z.object({ ...counted, colour: z.string().nullable() })),
    }),
  ),
  discounted: z.number().int(),
  express: z.number().int(),
});

export const productList = listOf(productCard).extend({
  facets,
  /** What was searched for instead, when the text itself found nothing. */
  corrected_search: z.string().nullable(),
});

export const suggestion = z.object({
  categories: z.array(crumb.extend({ id, icon: z.string() })),
  products: z.array(
    z.object({
      id,
      slug: z.string(),
      name: z.string(),
      image: z.string(),
      price: amountUzs,
      discounted_price: amountUzs.nullable(),
    }),
  ),
});

export type ProductImage = z.infer<typeof productImage>;
export type ProductCard = z.infer<typeof productCard>;
export type SubProduct = z.infer<typeof subProduct>;
export type ShortProduct = z.infer<typeof shortProduct>;
export type Product = z.infer<typeof product>;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type ProductQuery = z.infer<typeof productQuery>;
export type Facets = z.infer<typeof facets>;
export type ProductList = z.infer<typeof productList>;
export type Suggestion = z.infer<typeof suggestion>;
