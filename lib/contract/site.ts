import { z } from 'zod';
import { amountUzs, id, localized } from './shape';

export const settings = z.object({
  app_name: z.string(),
  head_title: localized,
  head_description: localized,
  keywords: localized,
  head_image: z.string(),
  /** The maintenance notice. It is hidden while its title is empty (S2-96). */
  modal_title: localized,
  modal_description: localized,
  test_mode: z.boolean(),
  /**
   * Whether the shop is a staging shop. Every page of a staging shop warns that the shop is not
   * meant for real shoppers.
   */
  is_staging: z.boolean().optional(),
  /** The order value in UZS from which courier delivery is free. */
  free_delivery_from: amountUzs.optional(),
  /** The seller's legal name, shown under the public offer unless it is empty. */
  legal_name: localized.optional(),
  /** The tax identification number, nine digits. */
  legal_stir: z.string().optional(),
  legal_address: localized.optional(),
  legal_bank: localized.optional(),
  /** Popular search terms, separated by commas. */
  popular_searches: localized.optional(),
  /**
   * Whether the API checks for settings that are unsafe in a live shop. A live shop rejects them,
   * and a staging shop logs them.
   */
  is_guarded: z.boolean().optional(),
  /** The number of days in which a customer may return goods. */
  return_days: z.number().int(),
  /** Whether pages state that prices include VAT. */
  vat_included: z.boolean().optional(),
  /** Whether the shop sends SMS about an order to shoppers who agree. */
  order_sms: z.boolean().optional(),
  pickup_points: z.number().int(),
  payment_methods: z.array(z.string()).optional(),
});

const contactEntry = z.object({
  value: z.string(),
  position: z.number().int(),
  is_active: z.boolean(),
});

/** The contacts of the shop. The storefront shows only active entries, sorted by `position`. */
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

/** A menu item or a category, which have the same shape (S3-06). */
export const menuItem = z.object({
  id,
  type: z.enum(menuItemTypes),
  group: z.string(),
  has_category: z.boolean(),
  title: localized,
  name: z.string(),
  slug: z.string(),
  /** Unsanitized SVG markup. */
  icon: z.string(),
  is_category: z.boolean(),
  /** Only for categories: an image path under the media base. */
  image: z.string().optional(),
  /**
   * The number of products in a category and its descendants, even if out of stock; 0 for other
   * items.
   */
  products_count: z.number().int(),
  get children() {
    return z.array(menuItem);
  },
});

export type Settings = z.infer<typeof settings>;
export type Contact = z.infer<typeof contact>;
export type MenuItem = z.infer<typeof menuItem>;
