import { z } from 'zod';
import { notOwn } from '@/api/services/own-settings';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { amountUzs, id, instant } from '@/lib/contract/shape';
import { settings } from '@/lib/contract/site';
import { phone, signedIn } from '@/lib/contract/user';
import { fault } from './fault';

type Control = { call: string; does: string; body?: z.ZodType; data: z.ZodType };

const moment = z.object({ now: instant });
const faults = z.object({ results: z.array(fault), count: z.int() });
const sms = z.object({ phone: z.string(), text: z.string() });
const entry = z.object({
  method: z.string(),
  path: z.string(),
  query: z.string(),
  from: z.enum(['browser', 'server']),
  language: z.string().nullable(),
  body: z.unknown(),
  status: z.int().nullable(),
  fault: z.string().nullable(),
});

/** The control calls of a world. */
export const controls = {
  reset: {
    call: 'POST /mock/reset',
    does: 'The world as it began: goods, shoppers, clock, faults, journal.',
    data: z.null(),
  },
  stock: {
    call: 'POST /mock/stock',
    does: 'How many pieces of a sub-product there are.',
    body: z.object({ sub_product: id, amount: z.int().min(0).max(1_000_000) }),
    data: z.null(),
  },
  price: {
    call: 'POST /mock/price',
    does: 'What a sub-product costs; `discounted_price` null ends its discount.',
    body: z.object({
      sub_product: id,
      price: amountUzs.optional(),
      discounted_price: amountUzs.nullable().optional(),
    }),
    data: z.null(),
  },
  withdraw: {
    call: 'POST /mock/withdraw',
    does: 'Takes a product out of sale, or back into it.',
    body: z.object({ product: id, withdrawn: z.boolean().default(true) }),
    data: z.null(),
  },
  settings: {
    call: 'POST /mock/settings',
    does: 'Settings of the shop; those not named stay.',
    body: settings.omit(notOwn).partial(),
    data: settings,
  },
  time: {
    call: 'POST /mock/time',
    does: 'Sets the clock or moves it on; without a body it tells the time.',
    body: z.object({
      now: instant.optional(),
      advance_seconds: z.int().min(0).max(3_200_000_000).optional(),
    }),
    data: moment,
  },
  signIn: {
    call: 'POST /mock/sign-in',
    does: 'A customer, new if the phone is, and a token that signs her in.',
    body: z.object({
      phone,
      first_name: z.string().max(60).optional(),
      last_name: z.string().max(60).optional(),
      instalment_limit: amountUzs.optional(),
    }),
    data: signedIn,
  },
  order: {
    call: 'POST /mock/order',
    does: 'The shop moves an order on, as its operator does.',
    body: z.object({ order: id, status: z.enum(ORDER_STATUSES) }),
    data: z.null(),
  },
  payment: {
    call: 'POST /mock/payment',
    does: 'What came of the payment of an order, as if its provider had said so.',
    body: z.object({ order: id, status: z.enum(PAYMENT_STATUSES) }),
    data: z.null(),
  },
  sms: {
    call: 'GET /mock/sms',
    does: 'The messages that the shop has sent, in order.',
    data: z.object({ results: z.array(sms), count: z.int() }),
  },
  journal: {
    call: 'GET /mock/journal',
    does: 'The calls of the world so far, the latest thousand.',
    data: z.object({ results: z.array(entry), count: z.int() }),
  },
  addFault: { call: 'POST /mock/faults', does: 'Adds a fault.', body: fault, data: faults },
  listFaults: { call: 'GET /mock/faults', does: 'The faults that are set.', data: faults },
  clearFaults: { call: 'DELETE /mock/faults', does: 'Takes all faults out.', data: faults },
} as const satisfies Record<string, Control>;

export type ControlName = keyof typeof controls;
type Row<Name extends ControlName> = (typeof controls)[Name];
export type ControlBody<Name extends ControlName> =
  Row<Name> extends { body: infer Body extends z.ZodType } ? z.output<Body> : null;
export type ControlData<Name extends ControlName> = z.input<Row<Name>['data']>;
