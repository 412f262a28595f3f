import { z } from 'zod';
import { notOwn } from '@/api/services/content/own-settings';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { id, instant } from '@/lib/contract/shape';
import { settings } from '@/lib/contract/site';
import { signedIn } from '@/lib/contract/user';
import { UNITS_MAX } from '@/lib/domain/product/bounds';
import { fault } from '@/packages/mock/faults/fault';
import { matcher } from '@/packages/mock/faults/matcher';
import * as bodies from './control-bodies';
import { entry, faults, recording, report, verification, worldView } from './control-shapes';
import type { RefusalStatus } from './refusal';
import { SCENARIOS } from './scenarios';

/** A control endpoint: its method and path, its description, and the schemas of its bodies. */
export type Control = {
  call: string;
  does: string;
  body?: z.ZodType;
  data: z.ZodType;
  /** Error statuses in addition to those that every control endpoint can return. */
  refuses?: readonly RefusalStatus[];
};

const sms = z.object({ phone: z.string(), text: z.string() });

/**
 * The endpoints that concern all worlds, or the existence of a world. Among them, only `reset`
 * creates a world.
 */
export const ofAll = {
  listWorlds: {
    call: 'GET /mock/worlds',
    does: 'Lists the worlds, the most recently used one last.',
    data: z.object({ results: z.array(worldView), count: z.int() }),
  },
  describeWorld: {
    call: 'GET /mock/world',
    does: 'Describes the world. Returns 404 when the world does not exist.',
    data: worldView,
    refuses: [404, 410],
  },
  dropWorld: {
    call: 'DELETE /mock/world',
    does: 'Deletes the world. The next request that names it creates a new one.',
    data: z.null(),
    refuses: [404, 410, 503],
  },
  reset: {
    call: 'POST /mock/reset',
    does: 'Resets the goods, shoppers, clock, faults and journal of the world.',
    data: z.null(),
    refuses: [503],
  },
} as const satisfies Record<string, Control>;

const ofWorld = {
  changeWorld: {
    call: 'POST /mock/world',
    does: 'Makes the world strict or tolerant. A strict world refuses query parameters and body fields that the contract does not define.',
    body: z.strictObject({ strict: z.boolean() }),
    data: worldView,
  },
  snapshot: {
    call: 'POST /mock/snapshot',
    does: 'Stores the current state of the world for `restore`. A reset deletes it.',
    body: bodies.snapshot,
    data: z.null(),
    refuses: [409],
  },
  restore: {
    call: 'POST /mock/restore',
    does: 'Restores the world from a snapshot and clears the journal.',
    body: bodies.snapshot,
    data: z.null(),
    refuses: [404],
  },
  scenario: {
    call: 'POST /mock/scenario',
    does: 'Changes the world as the named scenario describes.',
    body: z.strictObject({ name: z.enum(SCENARIOS) }),
    data: z.record(z.string(), z.unknown()).nullable(),
    refuses: [409],
  },
  stock: {
    call: 'POST /mock/stock',
    does: 'Sets the stock of a variant in units.',
    body: z.strictObject({ sub_product: id, amount: z.int().min(0).max(UNITS_MAX) }),
    data: z.null(),
    refuses: [404],
  },
  price: {
    call: 'POST /mock/price',
    does: 'Sets the price of a variant in UZS. A `discounted_price` or `sale_percent` of null ends the discount.',
    body: bodies.price,
    data: z.null(),
    refuses: [404],
  },
  promo: {
    call: 'POST /mock/promo',
    does: 'Adds a promo code. With the kind `fixed`, `value` is in UZS; with `percent`, it is a percentage. `minimum` is the minimum total of the goods in UZS.',
    body: bodies.promo,
    data: z.null(),
    refuses: [409],
  },
  withdraw: {
    call: 'POST /mock/withdraw',
    does: 'Withdraws a product from sale, or offers it again.',
    body: z.strictObject({ product: id, withdrawn: z.boolean().default(true) }),
    data: z.null(),
    refuses: [404],
  },
  settings: {
    call: 'POST /mock/settings',
    does: 'Changes the given settings of the shop and leaves the others unchanged.',
    body: z.strictObject(settings.omit(notOwn).partial().shape),
    data: settings,
  },
  time: {
    call: 'POST /mock/time',
    does: 'Sets or advances the clock. Without a body it returns the current time.',
    body: bodies.time,
    data: z.object({ now: instant }),
  },
  signIn: {
    call: 'POST /mock/sign-in',
    does: 'Signs a customer in by phone number, creating the account if needed, and returns a token.',
    body: bodies.signIn,
    data: signedIn,
  },
  order: {
    call: 'POST /mock/order',
    does: 'Changes the status of an order, as the shop operator does.',
    body: z.strictObject({ order: id, status: z.enum(ORDER_STATUSES) }),
    data: z.null(),
    refuses: [404, 409],
  },
  payment: {
    call: 'POST /mock/payment',
    does: 'Sets the outcome of an order payment, as the payment provider does.',
    body: z.strictObject({ order: id, status: z.enum(PAYMENT_STATUSES) }),
    data: z.null(),
    refuses: [404, 409],
  },
  sms: {
    call: 'GET /mock/sms',
    does: 'Lists the SMS that the shop has sent, oldest first.',
    data: z.object({ results: z.array(sms), count: z.int() }),
  },
  journal: {
    call: 'GET /mock/journal',
    does: 'Lists the latest requests of the world, at most 1,000.',
    data: z.object({ results: z.array(entry), count: z.int() }),
  },
  verify: {
    call: 'POST /mock/verify',
    does: 'Verifies the number of matching requests. Returns 409 with similar requests if the number differs.',
    body: bodies.verify,
    data: verification,
    refuses: [409],
  },
  report: {
    call: 'POST /mock/report',
    does: 'Lists unused faults, unexpected requests and failures at the end of a test.',
    body: z.strictObject({ expected: z.array(matcher).max(100).optional() }),
    data: report,
  },
  record: {
    call: 'POST /mock/recording',
    does: 'Forwards the requests of the world to a backend and records its responses.',
    body: bodies.recording,
    data: z.null(),
  },
  recording: {
    call: 'GET /mock/recording',
    does: 'Returns the recorded responses as faults of the kind `answer`.',
    data: recording,
    refuses: [404],
  },
  stopRecording: {
    call: 'DELETE /mock/recording',
    does: 'Stops forwarding requests to the backend and deletes the recording.',
    data: z.null(),
  },
  replay: {
    call: 'POST /mock/replay',
    does: 'Replays the responses of a recording in order. Without a body it uses the recording of the world.',
    body: bodies.replay,
    data: faults,
    refuses: [404],
  },
  addFault: { call: 'POST /mock/faults', does: 'Adds a fault.', body: fault, data: faults },
  listFaults: { call: 'GET /mock/faults', does: 'Lists the faults of the world.', data: faults },
  clearFaults: {
    call: 'DELETE /mock/faults',
    does: 'Removes all faults of the world.',
    data: faults,
  },
} as const satisfies Record<string, Control>;

/** All control endpoints by name. The clients and the OpenAPI document derive from this table. */
export const controls = { ...ofAll, ...ofWorld } as const;

export type NameOfAll = keyof typeof ofAll;
export type NameOfWorld = keyof typeof ofWorld;
export type ControlName = keyof typeof controls;
type Row<Name extends ControlName> = (typeof controls)[Name];
/** The parsed body of an endpoint; `null` if it has none. */
export type ControlBody<Name extends ControlName> =
  Row<Name> extends { body: infer Body extends z.ZodType } ? z.output<Body> : null;
/** The `data` of an endpoint's response. */
export type ControlData<Name extends ControlName> = z.input<Row<Name>['data']>;
