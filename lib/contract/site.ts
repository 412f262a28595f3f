import { z } from 'zod';
import { amountUzs, id, localized } from './shape';

export const settings = z.object({
  app_name: z.string(),
  head_title: localized,
  head_description: localized,
  keywords: localized,
  head_image: z.string(),
  /** The technical-works notice; hidden while its title is empty (S2-96). */
  modal_title: localized,
  modal_description: localized,
  test_mode: z.boolean(),
  /** The shop is not safe for real shoppers, and says so on every page. */
  is_staging: z.boolean().optional(),
  /** The amount from which the courier is free. */
  free_delivery_from: amountUzs.optional(),
  /** Who sells, as the offer must say; hidden while the name is empty. */
  legal_name: localized.optional(),
  /** The nine digits of the tax number. */
  legal_stir: z.string().optional(),
  legal_address: localized.optional(),
  legal_bank: localized.optional(),
  /** Words that are often searched for, with commas between them. */
  popular_searches: localized.optional(),
  /** Whether the API refuses what is unsafe in a live shop. */
  is_guarded: z.boolean().optional(),
  return_days: z.number().int(),
  pickup_points: z.number().int(),
  payment_methods: z.array(z.string()).optional(),
});

const contactEntry = z.object({
  value: z.string(),
  position: z.number().int(),
  is_active: z.boolean(),
});

export const contact = z.object({
  address: z.array(contactEntry),
  email: z.array(contactEntry),
  phone_number: z.array(contactEntry),
  work_time: z.array(contactEntry.extend({ days: z.string() })),
  social: z.array(
    contactEntry.extend({ kind: z.enum(['telegram', 'instagram', 'facebook', 'youtube']) }),
  ),
  map: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  telegram_bot: z.string(),
});

export const menuItemTypes = [
  'product',
  'inner',
  'static_post',
  'static',
  'post',
  'person',
] as const;

/** A menu item or a category: both have this shape (S3-06). */
export const menuItem = z.object({
  id,
  type: z.enum(menuItemTypes),
  group: z.string(),
  has_category: z.boolean(),
  title: localized,
  name: z.string(),
  slug: z.string(),
  /** SVG markup, not sanitised yet. */
  icon: z.string(),
  is_category: z.boolean(),
  /** Of a category: a path under the media base. */
  image: z.string().optional(),
  /** Descendants included, in stock or not; 0 for items that are not categories. */
  products_count: z.number().int(),
  get children() {
    return z.array(menuItem);
  },
});

export type Settings = z.infer<typeof settings>;
export type Contact = z.infer<typeof contact>;
export type MenuItem = z.infer<typeof menuItem>;
