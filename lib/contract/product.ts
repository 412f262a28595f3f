import { z } from 'zod';
import { PRODUCT_SORTS } from '@/lib/constants';
import {
  OFFERS_MAX,
  PRICE_MAX,
  SALE_PERCENT_MAX,
  SEARCH_LENGTH_MAX,
  SLUG_LENGTH_MAX,
} from '@/lib/domain/product/bounds';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import {
  amountUzs,
  flag,
  id,
  idList,
  idListOf,
  idParam,
  instant,
  movingListOf,
  movingPage,
  wholeNumber,
} from './shape';
import { typedLine } from './typed-text';

/** `image` is a path under the media base; `attribute_value` is the id of the option it shows. */
export const productImage = z.object({
  id,
  image: z.string(),
  attribute_value: id.nullable(),
});

export const productCard = z.object({
  id,
  /** Transliterated text, a hyphen and the id; the same in both languages. */
  slug: z.string(),
  name: z.string(),
  /** The first two pictures. */
  images: z.array(productImage),
  /** The first variant in stock, or else the first; prices and stock are its. */
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
  /** #rrggbb if the value is a colour, otherwise null. */
  colour: z.string().nullable(),
});

export const subProduct = z.object({
  id,
  /** From attribute id (a JSON key, so a string) to value id. */
  attributes_map: z.record(z.string(), id),
  price: amountUzs,
  /** In a percent sale it is computed from the price (`sale_percent`). */
  discounted_price: amountUzs.nullable(),
  /** Null in a sale with a fixed price and without a sale. */
  sale_percent: z.number().int().min(1).max(SALE_PERCENT_MAX).nullable().optional(),
  amount: z.number().int().nonnegative(),
});

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

export const seller = z.object({
  name: z.string(),
  /** 0 without reviews. */
  rating: z.number(),
  reviews_count: z.number().int().nonnegative(),
  /** A path of the storefront: who that is. */
  link: z.string(),
});

export const product = shortProduct.extend({
  article: z.string(),
  brand: z.string().nullable(),
  description: z.string(),
  /** From the top category down to that of the product. */
  categories: z.array(crumb),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  is_new: z.boolean(),
  /** In the shop's own warehouse: delivered without days of preparation. */
  is_express: z.boolean().optional(),
  seller: seller.optional(),
  updated_at: instant,
});

const priceSent = wholeNumber({ max: PRICE_MAX });

/** `parseListFilters` (lib/domain/routing/list-url.ts) reads addresses by the same names and bounds. */
export const productQuery = z.object({
  ...movingPage,
  search: typedLine.max(SEARCH_LENGTH_MAX).optional(),
  /** Slug of a category; includes its descendants. */
  menu: z.string().max(SLUG_LENGTH_MAX).optional(),
  collection: z.string().max(SLUG_LENGTH_MAX).optional(),
  sale: idParam.optional(),
  /** Ids of categories, of which any matches. */
  category: idList.optional(),
  /** Ids of attribute values: any of one attribute, and all attributes. */
  values: idList.optional(),
  price_min: priceSent.optional(),
  price_max: priceSent.optional(),
  ...recordOf(catalogFlags, () => flag.optional()),
  sort: z.enum(PRODUCT_SORTS).optional(),
});

const counted = { id, name: z.string(), count: z.number().int() };

/** Each facet is counted under all filters but its own; so is the price range. */
export const facets = z.object({
  price: z.object({ min: amountUzs, max: amountUzs }),
  categories: z.array(z.object({ ...counted, slug: z.string() })),
  attributes: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['choice', 'colour']),
      is_brand: z.boolean().optional(),
      values: z.array(z.object({ ...counted, colour: z.string().nullable() })),
    }),
  ),
  /** Goods with a flag; the panel shows no flag that the backend does not count. */
  ...recordOf(catalogFlags, () => z.number().int().optional()),
});

export const productList = movingListOf(productCard).extend({
  facets,
  /** Those of the ids asked for that exist; the others make an address of their own of every list. */
  known_ids: z.object({ category: z.array(id), values: z.array(id) }).optional(),
  /** What was searched instead, if the text itself found nothing. */
  corrected_search: z.string().nullable(),
  /** Only with `after`: other goods precede it now than when it was given. */
  has_moved: z.boolean().optional(),
});

export const offerQuery = z.object({ ids: idListOf(OFFERS_MAX) });

/** The current price and stock of a product; `id` is that of the product. */
export const offer = z.object({
  id,
  sub_products: z.array(subProduct.omit({ attributes_map: true, sale_percent: true })),
});

export const suggestion = z.object({
  /** `image` is a picture of its goods. */
  categories: z.array(crumb.extend({ id, icon: z.string(), image: z.string().optional() })),
  products: z.array(
    z.object({
      id,
      slug: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      price: amountUzs,
      discounted_price: amountUzs.nullable(),
    }),
  ),
});

export type ProductImage = z.infer<typeof productImage>;
export type ProductCard = z.infer<typeof productCard>;
export type Offer = z.infer<typeof offer>;
export type SubProduct = z.infer<typeof subProduct>;
export type ShortProduct = z.infer<typeof shortProduct>;
export type Product = z.infer<typeof product>;
export type Seller = z.infer<typeof seller>;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type ProductQuery = z.infer<typeof productQuery>;
export type Facets = z.infer<typeof facets>;
export type ProductList = z.infer<typeof productList>;
export type Suggestion = z.infer<typeof suggestion>;
