import { z } from 'zod';
import { CONTENT_LOCALES, ORDER_AMOUNT_MAX } from '@/lib/constants';
import { settings } from '@/lib/contract/site';
import { PAYMENT_METHODS } from '@/lib/domain/order/payment-methods';
import { UNITS_MAX } from '@/lib/domain/product/bounds';

/** Settings in the response that are computed rather than stored. */
export const notOwn = {
  pickup_points: true,
  payment_methods: true,
  is_staging: true,
  is_guarded: true,
} as const;

const operatorOnly = z.object({
  /** The language of messages to staff. */
  staff_language: z.enum(CONTENT_LOCALES),
  /** The enabled payment methods, separated by commas. */
  payments: z.string(),
  new_customer_instalment_limit: z.number().int().nonnegative(),
  /** How many hours a guest's unconfirmed one-click order reserves its goods. */
  one_click_hold_hours: z.number().int(),
  /**
   * Limits on unconfirmed one-click orders of guests. The first two apply to each phone and to each
   * browser, the other two to each IP address. Amounts are in UZS.
   */
  one_click_pieces: z.number().int(),
  one_click_amount: z.number().int(),
  one_click_address_pieces: z.number().int(),
  one_click_address_amount: z.number().int(),
});

/** Stored settings that the storefront may read. */
export const shownSettings = settings.omit(notOwn).required();
/** All stored settings, including those that only the operator sees. */
export const ownSettings = shownSettings.extend(operatorOnly.shape);
export type OwnSettings = z.infer<typeof ownSettings>;

const between = (min: number, max: number) => {
  const fault = `must be a whole number from ${min} to ${max}`;
  return z.int(fault).min(min, fault).max(max, fault);
};
const days = between(0, 365);
const upToBillion = between(0, 1_000_000_000);
const PAYMENTS_FAULT = `must be some of ${PAYMENT_METHODS.join(',')}, separated by commas`;
const isPaymentList = (text: string) =>
  text.split(',').every((name) => PAYMENT_METHODS.some((method) => method === name));
const STIR_FAULT = 'must be nine digits or empty';
const upTo = (length: number) =>
  z.string('must be text').max(length, `must be at most ${length} characters`);
const inBoth = (length: number) =>
  z.strictObject(
    { uz: upTo(length), ru: upTo(length) },
    'has two languages: add .uz or .ru to its name',
  );

/**
 * This schema is stricter than the one for reading, because the shop must start with any value that
 * was ever stored.
 */
export const settable = z.strictObject({
  app_name: upTo(40).min(1, 'must not be empty'),
  head_title: inBoth(120),
  head_description: inBoth(400),
  keywords: inBoth(1000),
  head_image: upTo(300),
  modal_title: inBoth(200),
  modal_description: inBoth(2000),
  test_mode: z.boolean('must be on or off'),
  free_delivery_from: upToBillion,
  legal_name: inBoth(200),
  legal_stir: z.string(STIR_FAULT).regex(/^(\d{9})?$/, STIR_FAULT),
  legal_address: inBoth(300),
  legal_bank: inBoth(300),
  popular_searches: inBoth(300),
  return_days: days,
  vat_included: z.boolean('must be on or off'),
  order_sms: z.boolean('must be on or off'),
  staff_language: z.enum(CONTENT_LOCALES, `must be ${CONTENT_LOCALES.join(' or ')}`),
  payments: upTo(100).refine(isPaymentList, PAYMENTS_FAULT),
  new_customer_instalment_limit: upToBillion,
  one_click_hold_hours: between(1, 168),
  one_click_pieces: between(1, UNITS_MAX),
  one_click_amount: between(1, ORDER_AMOUNT_MAX),
  one_click_address_pieces: between(1, UNITS_MAX),
  one_click_address_amount: between(1, ORDER_AMOUNT_MAX),
} satisfies Record<keyof OwnSettings, z.ZodType>);

/** The settings that apply until the operator changes them. */
export const defaults: OwnSettings = {
  app_name: 'Chorsu',
  head_title: { uz: 'Chorsu', ru: 'Chorsu' },
  head_description: { uz: '', ru: '' },
  keywords: { uz: '', ru: '' },
  head_image: '',
  modal_title: { uz: '', ru: '' },
  modal_description: { uz: '', ru: '' },
  test_mode: false,
  free_delivery_from: 1_000_000,
  legal_name: { uz: '', ru: '' },
  legal_stir: '',
  legal_address: { uz: '', ru: '' },
  legal_bank: { uz: '', ru: '' },
  popular_searches: { uz: '', ru: '' },
  return_days: 10,
  vat_included: true,
  order_sms: false,
  staff_language: 'ru',
  payments: PAYMENT_METHODS.join(','),
  new_customer_instalment_limit: 0,
  one_click_hold_hours: 24,
  one_click_pieces: 10,
  one_click_amount: 30_000_000,
  one_click_address_pieces: 30,
  one_click_address_amount: 90_000_000,
};
