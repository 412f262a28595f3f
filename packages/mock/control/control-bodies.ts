import { z } from 'zod';
import { ORDER_AMOUNT_MAX } from '@/lib/constants';
import { amountUzs, id, instant } from '@/lib/contract/shape';

import { phone } from '@/lib/contract/user';
import { PROMO_KINDS, PROMO_LENGTH_MAX } from '@/lib/domain/order/promo';
import { SALE_PERCENT_MAX, TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { fault, headers } from '@/packages/mock/faults/fault';
import { matcher } from '@/packages/mock/faults/matcher';

const times = z.int().min(0).optional();

/** New prices of a variant in UZS. `discounted_price` and `sale_percent` cannot be combined. */
export const price = z
  .strictObject({
    sub_product: id,
    price: amountUzs.optional(),
    discounted_price: amountUzs.nullable().optional(),
    sale_percent: z.int().min(1).max(SALE_PERCENT_MAX).nullable().optional(),
  })
  .refine(({ sub_product, ...prices }) => Object.values(prices).some((one) => one !== undefined), {
    path: ['price'],
    message: 'price, discounted_price or sale_percent is required',
  })
  .refine(({ discounted_price, sale_percent }) => !discounted_price || !sale_percent, {
    path: ['sale_percent'],
    message: 'cannot be combined with discounted_price',
  });

export const promo = z.strictObject({
  code: z.string().min(1).max(PROMO_LENGTH_MAX),
  kind: z.enum(PROMO_KINDS),
  value: z.int().min(1).max(ORDER_AMOUNT_MAX),
  minimum: amountUzs.max(ORDER_AMOUNT_MAX).default(0),
  starts_at: instant.optional(),
  ends_at: instant.optional(),
  uses_max: z.int().min(1).max(1_000_000).optional(),
});

/** Either a time or a number of seconds; an empty body only reads the clock. */
export const time = z
  .strictObject({
    now: z.iso
      .datetime({
        offset: true,
        error: 'must be a time with an offset, for instance 2026-12-01T09:00:00+05:00',
      })
      .optional(),
    advance_seconds: z.int().min(0).max(3_200_000_000).optional(),
  })
  .refine(({ now, advance_seconds }) => now === undefined || advance_seconds === undefined, {
    path: ['advance_seconds'],
    message: 'now and advance_seconds cannot be combined',
  });

/** A matcher with the number of requests that it must match; by default at least one. */
export const verify = matcher
  .extend({
    times,
    at_least: times,
    at_most: times,
    within_ms: z
      .int()
      .min(0)
      .max(30_000)
      .optional()
      .describe('Waits up to this many milliseconds for requests that have not arrived yet.'),
  })
  .refine(
    (condition) =>
      condition.times === undefined || (condition.at_least ?? condition.at_most) === undefined,
    {
      path: ['times'],
      message: 'times is an exact number and cannot be combined with at_least or at_most',
    },
  )
  .refine(({ at_least = 0, at_most = at_least }) => at_least <= at_most, {
    path: ['at_least'],
    message: 'at_least is above at_most',
  });

export const snapshot = z.strictObject({ name: z.string().min(1).max(80) });

export const signIn = z.strictObject({
  phone: z
    .string()
    .refine(
      (text) => phone.safeParse(text).success,
      'must be a phone number of Uzbekistan, for instance 998901234567',
    )
    .pipe(phone),
  first_name: z.string().max(TEXT_LENGTH_MAX.name).optional(),
  last_name: z.string().max(TEXT_LENGTH_MAX.name).optional(),
  instalment_limit: amountUzs.optional(),
});

/** The backend to which a world forwards its requests while it records. */
export const recording = z.strictObject({
  backend: z
    .url({ protocol: /^https?$/ })
    .describe('The base URL of the backend, without the path of an endpoint.'),
  headers: headers
    .optional()
    .describe('Headers that every request to the backend carries, for instance for a gateway.'),
});

/** The responses to replay. The default is the world's own recording. */
export const replay = z.strictObject({ answers: z.array(fault).max(10_000).optional() });
