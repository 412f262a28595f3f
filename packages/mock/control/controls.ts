import { z } from 'zod';
import { notOwn } from '@/api/services/content/own-settings';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { id, instant } from '@/lib/contract/shape';
import { settings } from '@/lib/contract/site';
import { signedIn } from '@/lib/contract/user';
import { PIECES_MAX } from '@/lib/domain/product/bounds';
import { fault } from '@/packages/mock/faults/fault';
import { matcher } from '@/packages/mock/faults/matcher';
import * as bodies from './control-bodies';
import { entry, faults, recording, report, verification, worldView } from './control-shapes';
import type { RefusalStatus } from './refusal';
import { SCENARIOS } from './scenarios';

export type Control = {
  call: string;
  does: string;
  body?: z.ZodType;
  data: z.ZodType;
  /** What it refuses besides what every control call does. */
  refuses?: readonly RefusalStatus[];
};

const sms = z.object({ phone: z.string(), text: z.string() });

/** Of all worlds, or whether there is one: no world is created for them. */
export const ofAll = {
  listWorlds: {
    call: 'GET /mock/worlds',
    does: 'The worlds there are; the one used last is the last.',
    data: z.object({ results: z.array(worldView), count: z.int() }),
  },
  describeWorld: {
    call: 'GET /mock/world',
    does: 'What is in the world; 404 when no call has named it yet.',
    data: worldView,
    refuses: [404, 410],
  },
  dropWorld: {
    call: 'DELETE /mock/world',
    does: 'Forgets the world; who names it again gets a new one.',
    data: z.null(),
    refuses: [404, 410, 503],
  },
  reset: {
    call: 'POST /mock/reset',
    does: 'The world as it began: goods, shoppers, clock, faults, journal.',
    data: z.null(),
    refuses: [503],
  },
} as const satisfies Record<string, Control>;

const ofWorld = {
  changeWorld: {
    call: 'POST /mock/world',
    does: 'A strict world refuses names of queries and bodies that the contract does not have.',
    body: z.strictObject({ strict: z.boolean() }),
    data: worldView,
  },
  snapshot: {
    call: 'POST /mock/snapshot',
    does: 'Keeps the world as it is now, to return to it; a reset forgets it.',
    body: bodies.snapshot,
    data: z.null(),
    refuses: [409],
  },
  restore: {
    call: 'POST /mock/restore',
    does: 'The world as it was at the snapshot; the journal begins anew.',
    body: bodies.snapshot,
    data: z.null(),
    refuses: [404],
  },
  scenario: {
    call: 'POST /mock/scenario',
    does: 'Makes of the world what its name says.',
    body: z.strictObject({ name: z.enum(SCENARIOS) }),
    data: z.record(z.string(), z.unknown()).nullable(),
    refuses: [409],
  },
  stock: {
    call: 'POST /mock/stock',
    does: 'How many pieces of a sub-product there are.',
    body: z.strictObject({ sub_product: id, amount: z.int().min(0).max(PIECES_MAX) }),
    data: z.null(),
    refuses: [404],
  },
  price: {
    call: 'POST /mock/price',
    does: 'What a sub-product costs; `discounted_price` or `sale_percent` null ends its discount.',
    body: bodies.price,
    data: z.null(),
    refuses: [404],
  },
  withdraw: {
    call: 'POST /mock/withdraw',
    does: 'Takes a product out of sale, or back into it.',
    body: z.strictObject({ product: id, withdrawn: z.boolean().default(true) }),
    data: z.null(),
    refuses: [404],
  },
  settings: {
    call: 'POST /mock/settings',
    does: 'Settings of the shop; those not named stay.',
    body: z.strictObject(settings.omit(notOwn).partial().shape),
    data: settings,
  },
  time: {
    call: 'POST /mock/time',
    does: 'Sets the clock or moves it on; without a body it tells the time.',
    body: bodies.time,
    data: z.object({ now: instant }),
  },
  signIn: {
    call: 'POST /mock/sign-in',
    does: 'A customer, new if the phone is, and a token that signs her in.',
    body: bodies.signIn,
    data: signedIn,
  },
  order: {
    call: 'POST /mock/order',
    does: 'The shop moves an order on, as its operator does.',
    body: z.strictObject({ order: id, status: z.enum(ORDER_STATUSES) }),
    data: z.null(),
    refuses: [404, 409],
  },
  payment: {
    call: 'POST /mock/payment',
    does: 'What came of the payment of an order, as if its provider had said so.',
    body: z.strictObject({ order: id, status: z.enum(PAYMENT_STATUSES) }),
    data: z.null(),
    refuses: [404, 409],
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
  verify: {
    call: 'POST /mock/verify',
    does: 'Whether the calls meant were made so often; 409 if not, with those that come near.',
    body: bodies.verify,
    data: verification,
    refuses: [409],
  },
  report: {
    call: 'POST /mock/report',
    does: 'For the end of a test: what was set and not used, and what nobody asked for.',
    body: z.strictObject({ expected: z.array(matcher).max(100).optional() }),
    data: report,
  },
  record: {
    call: 'POST /mock/recording',
    does: 'Sends the calls of the world to a backend, and keeps what it answers.',
    body: bodies.recording,
    data: z.null(),
  },
  recording: {
    call: 'GET /mock/recording',
    does: 'What the backend has answered so far, as given answers.',
    data: recording,
    refuses: [404],
  },
  stopRecording: {
    call: 'DELETE /mock/recording',
    does: 'Sends the calls to the shop again and forgets the recording.',
    data: z.null(),
  },
  replay: {
    call: 'POST /mock/replay',
    does: 'Gives the answers of a recording, each in its turn; without a body those of the world.',
    body: bodies.replay,
    data: faults,
    refuses: [404],
  },
  addFault: { call: 'POST /mock/faults', does: 'Adds a fault.', body: fault, data: faults },
  listFaults: { call: 'GET /mock/faults', does: 'The faults that are set.', data: faults },
  clearFaults: { call: 'DELETE /mock/faults', does: 'Takes all faults out.', data: faults },
} as const satisfies Record<string, Control>;

export const controls = { ...ofAll, ...ofWorld } as const;

export type NameOfAll = keyof typeof ofAll;
export type NameOfWorld = keyof typeof ofWorld;
export type ControlName = keyof typeof controls;
type Row<Name extends ControlName> = (typeof controls)[Name];
export type ControlBody<Name extends ControlName> =
  Row<Name> extends { body: infer Body extends z.ZodType } ? z.output<Body> : null;
export type ControlData<Name extends ControlName> = z.input<Row<Name>['data']>;
