import { z } from 'zod';
import { productCard } from './product';
import { id, instant } from './shape';

/** A set of products that the home page shows as a row. Collections are sorted by `position`. */
export const collection = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  position: z.number().int(),
  /** The first `size` products. The product list with `collection` returns all products. */
  products: z.array(productCard),
  /** The total number of products in the collection. */
  products_count: z.number().int(),
  /** Whether the collection has more products than this response (S9-17). */
  products_paginate: z.boolean(),
});

/** A sale with its own page. It runs from `starts_at` until `ends_at`. */
export const sale = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Whether the home page shows the sale as a banner. */
  is_home: z.boolean(),
  starts_at: instant,
  ends_at: instant,
  products_count: z.number().int(),
});

/** A banner on the home page. A banner with a `sale` is shown only while the sale has `is_home`. */
export const banner = z.object({
  id,
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  link: z.string(),
  image: z.string(),
  /** The image for narrow screens. */
  image_mobile: z.string(),
  position: z.number().int(),
  sale: sale.pick({ id: true, is_home: true }).nullable(),
});

export type Collection = z.infer<typeof collection>;
export type Sale = z.infer<typeof sale>;
export type Banner = z.infer<typeof banner>;
