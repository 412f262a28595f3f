import { z } from 'zod';
import { DELIVERIES } from '@/lib/constants';
import { PAYMENT_METHODS } from '@/lib/domain/order/payment-methods';
import { PROMO_KINDS, PROMO_LENGTH_MAX, PROMO_TROUBLES } from '@/lib/domain/order/promo';
import { UNITS_MAX } from '@/lib/domain/product/bounds';
import { amountUzs, id, idParam, instant, wholeNumber } from './shape';
import { typedLine } from './typed-text';

export const ORDER_LINES_MAX = 200;

/**
 * Requests the price of an order. `delivery` may be absent until the shopper has chosen it.
 * `region` applies while the district and the pickup point are unknown.
 */
export const quoteRequest = z.object({
  lines: z
    .array(z.object({ sub_product: idParam, amount: wholeNumber({ min: 1, max: UNITS_MAX }) }))
    .min(1)
    .max(ORDER_LINES_MAX),
  delivery: z
    .object({
      type: z.enum(DELIVERIES),
      district: idParam.optional(),
      point: idParam.optional(),
      region: idParam.optional(),
    })
    .optional(),
  /** The promo code as the shopper typed it; '' means no code. The API ignores case and spaces. */
  promo_code: typedLine.max(PROMO_LENGTH_MAX).optional(),
});

/**
 * An installment plan: its term, its amounts (S1-13, B-88), and whether the customer's limit covers
 * it.
 */
export const installment = z.object({
  months: z.number().int(),
  order_value: amountUzs,
  first_payment: amountUzs,
  monthly_payment: amountUzs,
  overpayment: amountUzs,
  available_limit: amountUzs,
  is_sufficient: z.boolean(),
});

/** A requested line with the current unit price and stock. */
export const quotedLine = z.object({
  sub_product: id,
  amount: z.number().int(),
  price: amountUzs,
  discounted_price: amountUzs.nullable(),
  stock: z.number().int().nonnegative(),
});

/** The effect of a promo code on an order that has not been placed yet. */
export const quotedPromo = z.object({
  /** The normalized code. */
  code: z.string(),
  /** The discount on the goods; 0 if `trouble` is set. */
  discount: amountUzs,
  /** Why the code gives no discount; null if it gives one. */
  trouble: z.enum(PROMO_TROUBLES).nullable(),
  /** The explanation of `trouble` in the shopper's language; '' if there is no trouble. */
  detail: z.string(),
  /** The terms for recomputing the discount when the cart changes; null for an unknown code. */
  terms: z
    .object({
      kind: z.enum(PROMO_KINDS),
      /** UZS for `fixed`, a percentage for `percent`. */
      value: z.number().int().positive(),
      /** The minimum total of the goods after sale discounts, in UZS. */
      minimum: amountUzs,
    })
    .nullable(),
});

/**
 * The prices and payment options of an order that has not been placed yet. `pieces` is the number
 * of units.
 */
export const quote = z.object({
  lines: z.array(quotedLine),
  pieces: z.number().int(),
  /** The price of the goods before discounts. */
  full: amountUzs,
  discount: amountUzs,
  /** The effect of the requested promo code; absent without a code. */
  promo: quotedPromo.optional(),
  /** The price and the date of the delivery; null until the destination is known. */
  delivery_price: amountUzs.nullable(),
  delivery_date: instant.nullable(),
  total: amountUzs,
  payments: z.array(z.enum(PAYMENT_METHODS)),
  /** One plan per available term; empty for guests. */
  instalments: z.array(installment),
});

export type Installment = z.infer<typeof installment>;
export type Quote = z.infer<typeof quote>;
export type QuotedPromo = z.infer<typeof quotedPromo>;
export type QuotedLine = z.infer<typeof quotedLine>;
