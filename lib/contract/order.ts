import { z } from 'zod';
import {
  DELIVERIES,
  ORDER_ACTORS,
  ORDER_STATUSES,
  ORDER_STEPS,
  PAYMENT_STATUSES,
} from '@/lib/constants';
import { PAYMENT_METHODS } from '@/lib/domain/order/payment-methods';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { addressForm } from './address';
import { deliveryPoint } from './geo';
import { installment, ORDER_LINES_MAX, quotedLine, quoteRequest } from './quote';
import {
  amountUzs,
  flag,
  id,
  idParam,
  instant,
  jsonField,
  movingListOf,
  movingPage,
  wholeNumber,
} from './shape';
import { typedLine, typedText } from './typed-text';
import { phone } from './user';

const coordinate = typedLine.max(24);
const receiver = typedLine.min(1).max(TEXT_LENGTH_MAX.fullName);

/** A line of the order form, without its price. */
const unpricedLine = quoteRequest.shape.lines.element;

/**
 * One requested line. `price` is the unit price that the shopper saw. If it differs from the
 * current price, the API rejects the order (product decision 12).
 */
const wantedLine = unpricedLine.extend({ price: amountUzs });
const lines = z.array(wantedLine).min(1).max(ORDER_LINES_MAX);

const delivery = z.discriminatedUnion('type', [
  z.object({ type: z.literal('courier'), ...addressForm.shape }),
  z.object({ type: z.literal('address'), address: idParam }),
  z.object({ type: z.literal('pickup'), point: idParam }),
]);

const months = wholeNumber({ min: 1, max: 36 });

/**
 * The checkout form. `months` is required for an installment and ignored otherwise. `sms_updates`
 * states whether the shopper agrees to SMS about the order; a shop that sends none ignores it.
 */
export const orderForm = z.object({
  lines,
  full_name: receiver,
  phone_number: phone,
  email: z.union([z.literal(''), z.email().max(TEXT_LENGTH_MAX.email)]).default(''),
  delivery,
  payment: z.enum(PAYMENT_METHODS),
  months: months.optional(),
  comment: typedText.max(TEXT_LENGTH_MAX.orderComment).default(''),
  save_address: z.boolean().default(false),
  promo_code: quoteRequest.shape.promo_code,
  /** The discount that the shopper saw. The API rejects the order if the discount has changed. */
  promo_discount: wholeNumber().optional(),
  sms_updates: z.boolean().default(false),
});

/** The one-click order form. `products` is a form field that contains JSON (S3-19, D-27). */
export const oneClickForm = z.object({
  full_name: receiver,
  phone_number: phone,
  region: idParam,
  district: idParam,
  address: typedLine.max(TEXT_LENGTH_MAX.wholeAddress).default(''),
  type: wholeNumber({ min: 1, max: 1 }),
  longitude: coordinate.default(''),
  latitude: coordinate.default(''),
  sms_updates: flag.default(false),
  products: jsonField(
    z
      .array(
        z.object({
          product: idParam,
          sub_product: idParam.optional(),
          /** The price of the line that the shopper saw, in UZS. */
          price: wholeNumber(),
          count: unpricedLine.shape.amount,
        }),
      )
      .min(1)
      .max(20),
  ),
});

const orderLine = z.object({
  id,
  product: z.object({ id, slug: z.string(), name: z.string(), image: z.string().nullable() }),
  sub_product: id,
  /** The chosen options as 'name: value · …'; '' without options. */
  options: z.string(),
  amount: z.number().int(),
  /** `price` is the unit price, `total` the price of the line. */
  price: amountUzs,
  total: amountUzs,
  /** Whether the customer has received the product and has not reviewed it yet. */
  can_review: z.boolean(),
  /** When and why the customer requested a return; null once the shop has taken units back. */
  return_request: z.object({ date: instant, reason: z.string() }).nullable().optional(),
  /** The units that the shop has taken back. */
  returned: z.number().int().nonnegative().optional(),
});

/** A placed order, with the prices at which it was placed. */
export const order = z.object({
  id,
  date: instant,
  /** The total price at the time of the order, including delivery. */
  price: amountUzs,
  delivery_price: amountUzs,
  /** The promo code and its discount on the goods, in UZS; null without a code. */
  promo: z.object({ code: z.string(), discount: amountUzs }).nullable().optional(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  payment: z.enum(PAYMENT_METHODS),
  /** The time at which an unpaid order is canceled; null if no online payment is due. */
  pay_until: instant.nullable(),
  /**
   * The time at which an unconfirmed guest order is canceled; null if it needs no confirmation.
   */
  confirm_until: instant.nullable().optional(),
  delivery: z.enum(DELIVERIES),
  delivery_date: instant.optional(),
  place: z.string(),
  /** The current data of the pickup point. */
  point: deliveryPoint.nullable().optional(),
  full_name: z.string(),
  phone_number: z.string(),
  comment: z.string(),
  /** Whether the shopper agreed to SMS about this order. */
  sms_updates: z.boolean().optional(),
  instalment: installment.omit({ available_limit: true, is_sufficient: true }).nullable(),
  /** The time of each status change, oldest first. */
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), date: instant })),
  /** The recorded steps in the order of the delivery. `actor` is null for older orders. */
  timeline: z
    .array(
      z.object({
        step: z.enum(ORDER_STEPS),
        date: instant,
        actor: z.enum(ORDER_ACTORS).nullable(),
      }),
    )
    .optional(),
  /** The time until which the customer can request a return; null if they can't request one. */
  return_until: instant.nullable().optional(),
  /**
   * Units that the shop has taken back, oldest first. `price` is the price of these units; the
   * `price` of the order does not change.
   */
  returns: z
    .array(z.object({ date: instant, units: z.number().int().positive(), price: amountUzs }))
    .optional(),
  /** Money that was returned to the customer, oldest first. */
  refunds: z.array(z.object({ date: instant, amount: amountUzs })).optional(),
  products: z.array(orderLine),
});

/** The body of a return request: the ids of the order lines to return, and an optional reason. */
export const returnForm = z.object({
  lines: z
    .array(wholeNumber({ min: 1 }))
    .min(1)
    .max(ORDER_LINES_MAX),
  reason: typedText.max(TEXT_LENGTH_MAX.returnReason).default(''),
});

/** The query for the list of orders. Without `state`, the list contains all orders. */
export const orderQuery = z.object({
  ...movingPage,
  state: z.enum(['active', 'completed']).optional(),
});

/**
 * A page of orders. `active` and `completed` count all orders of the customer regardless of the
 * filter. A page holds at most 400 order lines, so it may contain fewer orders than `size`.
 */
export const orderList = movingListOf(order).extend({
  active: z.number().int(),
  completed: z.number().int(),
});

/** The body of a request to start the payment of an order. */
export const paymentRequest = z.object({ provider: z.enum(PAYMENT_METHODS) });
/** The address of the payment page: a URL at the provider, or the path of the sandbox page. */
export const paymentStart = z.object({ redirect_url: z.string() });

/**
 * The `data` of a 409 response to an order. `lines` is empty if a limit is insufficient or the
 * promo discount differs from the one that the shopper saw.
 */
export const refusedOrder = z.object({
  detail: z.string(),
  code: z.enum([
    'out_of_stock',
    'price_changed',
    'promo_changed',
    'limit_insufficient',
    'unconfirmed_limit',
  ]),
  lines: z.array(quotedLine),
});

export type OrderForm = z.input<typeof orderForm>;
export type OneClickForm = z.input<typeof oneClickForm>;
export type Order = z.infer<typeof order>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderList = z.infer<typeof orderList>;
export type RefusedOrder = z.infer<typeof refusedOrder>;
