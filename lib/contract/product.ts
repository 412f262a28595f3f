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

/**
 * A product image. `image` is a path under the media base; `attribute_value` is the id of the
 * option value that it shows.
 */
export const productImage = z.object({
  id,
  image: z.string(),
  attribute_value: id.nullable(),
});

/** A product in a list. */
export const productCard = z.object({
  id,
  /**
   * Up to three transliterated words of the name, then the id, joined by hyphens; the same in all
   * languages.
   */
  slug: z.string(),
  name: z.string(),
  /** The first two images. */
  images: z.array(productImage),
  /**
   * The first variant in stock, otherwise the first variant. The card shows the price and stock of
   * this variant.
   */
  sub_product: id,
  price: amountUzs,
  discounted_price: amountUzs.nullable(),
  /** The stock in units. */
  amount: z.number().int().nonnegative(),
  /** Whether the product has several variants. */
  has_options: z.boolean(),
  /**
   * Whether several variants are in stock, so that the shopper has to choose one. If the field is
   * absent, pages use `has_options`.
   */
  needs_choice: z.boolean().optional(),
  /**
   * The colors that are in stock, as '#rrggbb' in the order of the variants. Absent if there are
   * fewer than two.
   */
  colors: z.array(z.string()).optional(),
  is_new: z.boolean(),
  /** Whether the product ships from the shop's warehouse, without preparation days. */
  is_express: z.boolean().optional(),
  rating: z.number(),
  reviews_count: z.number().int(),
});

const optionValue = z.object({
  id,
  value: z.string(),
  /** '#rrggbb' if the value is a color, otherwise null. */
  colour: z.string().nullable(),
});

/** A variant: one combination of options with its own price and stock. */
export const subProduct = z.object({
  id,
  /** Maps attribute ids (JSON keys, therefore strings) to value ids. */
  attributes_map: z.record(z.string(), id),
  price: amountUzs,
  /**
   * The unit price in a sale. In a percent sale, it is computed from `price` and `sale_percent`.
   */
  discounted_price: amountUzs.nullable(),
  /** The discount of a percent sale; null without a sale or if the sale has a fixed price. */
  sale_percent: z.number().int().min(1).max(SALE_PERCENT_MAX).nullable().optional(),
  /** The stock in units. */
  amount: z.number().int().nonnegative(),
});

/** The data of the quick view, where a shopper selects a variant. */
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
      /**
       * Whether the values are sizes, for example of clothes. The storefront preselects no size.
       */
      is_size: z.boolean().optional(),
      values: z.array(optionValue),
    }),
  ),
  /**
   * The path of the storefront page with the product's size table and measuring instructions.
   */
  size_page: z.string().optional(),
  sub_products: z.array(subProduct),
});

const crumb = z.object({ slug: z.string(), name: z.string() });

/** The seller of a product. A shop has one seller (ADR 080). */
export const seller = z.object({
  name: z.string(),
  /** The average rating; 0 without reviews. */
  rating: z.number(),
  reviews_count: z.number().int().nonnegative(),
  /** The path of the storefront page about the seller. */
  link: z.string(),
});

export const product = shortProduct.extend({
  article: z.string(),
  brand: z.string().nullable(),
  description: z.string(),
  /** The category path, from the top level down to the product's category. */
  categories: z.array(crumb),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The warranty period, such as `12 oy`, if an attribute is named "Kafolat". */
  warranty: z.string().optional(),
  is_new: z.boolean(),
  /** Whether the product ships from the shop's warehouse, without preparation days. */
  is_express: z.boolean().optional(),
  seller: seller.optional(),
  updated_at: instant,
});

const priceSent = wholeNumber({ max: PRICE_MAX });

/**
 * The query of a product list. `parseListFilters` (lib/domain/routing/list-url.ts) uses the same
 * names and bounds for page URLs.
 */
export const productQuery = z.object({
  ...movingPage,
  search: typedLine.max(SEARCH_LENGTH_MAX).optional(),
  /** The slug of a category; the list includes its descendants. */
  menu: z.string().max(SLUG_LENGTH_MAX).optional(),
  collection: z.string().max(SLUG_LENGTH_MAX).optional(),
  sale: idParam.optional(),
  /** Category ids; a product matches if it belongs to any of them. */
  category: idList.optional(),
  /**
   * Attribute value ids; for each attribute with listed values, a product must have one of them.
   */
  values: idList.optional(),
  price_min: priceSent.optional(),
  price_max: priceSent.optional(),
  ...recordOf(catalogFlags, () => flag.optional()),
  sort: z.enum(PRODUCT_SORTS).optional(),
});

const counted = { id, name: z.string(), count: z.number().int() };

/**
 * The facets of a list. Each facet, including the price range, is computed with all other filters
 * applied.
 */
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
  /** The number of products with the flag. The filter panel hides flags without a number. */
  ...recordOf(catalogFlags, () => z.number().int().optional()),
});

export const productList = movingListOf(productCard).extend({
  facets,
  /**
   * The requested ids that exist. The storefront redirects to a URL with only these ids. Otherwise,
   * unknown ids would create new canonical URLs for the same products.
   */
  known_ids: z.object({ category: z.array(id), values: z.array(id) }).optional(),
  /** The corrected search text that was used because the original found nothing; otherwise null. */
  corrected_search: z.string().nullable(),
  /** Only with `after`: whether products have moved across the cursor since it was issued. */
  has_moved: z.boolean().optional(),
});

/** The products whose prices and stock are requested. */
export const offerQuery = z.object({ ids: idListOf(OFFERS_MAX) });

/** The current prices and stock of a product; `id` is the product id. */
export const offer = z.object({
  id,
  sub_products: z.array(subProduct.omit({ attributes_map: true, sale_percent: true })),
});

/** Suggestions for a search term that the shopper is typing. */
export const suggestion = z.object({
  /** `image` shows a product of the category. */
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
