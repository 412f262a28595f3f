import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { Invalid, Unauthorized } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { API_BASE, type ContentLocale } from '@/lib/constants';
import { type CallName, calls, methodAndPath } from '@/lib/contract/calls';
import { type CallShape, contract, type Data, type Received } from '@/lib/contract/contract';
import { isRecord } from '@/lib/domain/is-record';
import { acceptedLocale } from '@/lib/domain/routing/accept-language';
import { duringRequest } from '@/lib/queues/pause-for-requests';
import { acceptedBody } from './accepted-body';
import { named } from './observe';
import { refuseLarge, statedLength } from './receive';
import { readQuery, receiveBody } from './request';
import { bearerOf, type Visitor, visitorOf } from './session';
import { roomForUpload } from './upload-queue';
import { writeSlot } from './write-queue';

export type Api = Hono;

/** `c` gives access to headers, which the contract does not describe. */
type Visit = Visitor & { locale: ContentLocale; c: Context };
/** For endpoints that require a customer, `customer` is never `null`. */
type Visited<Name extends CallName> = (typeof contract)[Name] extends { customer: true }
  ? Visit & { customer: number; shopper: string }
  : Visit;
type Handler<Name extends CallName> = (
  visit: Visited<Name> & Received<Name>,
) => Data<Name> | Promise<Data<Name>>;
const nobody: Visitor = {
  customer: null,
  guest: null,
  shopper: null,
  newShopper: nobodyOwnsIt,
  browser: nobodyOwnsIt,
  newGuest: nobodyOwnsIt,
};

function nobodyOwnsIt(): never {
  throw new Error('this endpoint does not identify the shopper');
}

/**
 * Endpoints with a personal response, which must not be cached. Endpoints for customers are always
 * personal.
 */
const personal = new Set<CallName>([
  'cart.list',
  'cart.put',
  'cart.remove',
  'liked.list',
  'liked.add',
  'liked.remove',
  'product.seen',
  'product.markSeen',
  'restock.list',
  'restock.add',
  'restock.remove',
  'user.sendCode',
  'user.signIn',
  'order.oneClick',
  'order.quote',
  'order.sent',
]);

/** Returns whether the response depends on the shopper and must not be cached. */
export function isPersonal(name: CallName): boolean {
  const row: CallShape = contract[name];
  return row.customer === true || personal.has(name);
}

/** Facts known before the body is read. `bytes` is `null` if the length is not stated. */
type Announced<Name extends CallName> = {
  customer: number;
  bytes: number | null;
  sent: Omit<Received<Name>, 'body'>;
};

type ImplementOptions<Name extends CallName> = {
  /** Runs before the body is read, and throws when the customer may not send one. */
  admit?: (announced: Announced<Name>) => Promise<void>;
};

/**
 * Serves an endpoint of the contract. The steps have a fixed order: check that a required token is
 * present, receive the body at a minimum rate, wait for a slot of the write queue, identify the
 * visitor, validate, run the handler. An endpoint with `admit` is for customers: it identifies the
 * visitor first, and its body waits for a slot of the upload queue.
 */
export function implement<Name extends CallName>(
  api: Api,
  ports: Ports,
  name: Name,
  handle: Handler<Name>,
  { admit }: ImplementOptions<Name> = {},
): void {
  const [method, path] = methodAndPath(calls[name]);
  const row: CallShape = contract[name];
  const isOwn = isPersonal(name);
  const accepted = acceptedBody(name);
  const inSlot = writeSlot(name, ports.isBehindProxy);

  const visitorIn = async (c: Context) => {
    const visitor = isOwn ? await visitorOf(c, ports) : nobody;
    if (row.customer && visitor.customer === null) throw new Unauthorized();
    return visitor;
  };
  const respond = async (c: Context, visitor: Visitor, body: () => unknown) => {
    const locale = acceptedLocale(c.req.header('accept-language'));
    const visit = asReceived<Name>({ ...visitor, locale, c, ...receive(c, row, body) });
    const data = await duringRequest(async () => handle(visit));
    c.header('cache-control', isOwn ? 'no-store' : 'private, no-cache');
    c.header('vary', 'Accept-Language');
    return c.json({ status: true, data: toWire(row.data.parse(data), row), message: null });
  };
  const bodyIn = async (c: Context) => (row.body ? receiveBody(c, accepted) : () => undefined);

  api.on(method, `${API_BASE}${path}`, named(name), async (c) => {
    if (method !== 'GET') refuseLarge(c, accepted.maxBytes);
    if (row.customer && bearerOf(c) === null) throw new Unauthorized();
    if (!admit) {
      const body = await bodyIn(c);
      return inSlot(c, async () => respond(c, await visitorIn(c), body));
    }
    const visitor = await visitorIn(c);
    const { customer } = visitor;
    if (customer === null) throw new Unauthorized();
    const { body: _, ...ofUrl } = row;
    await admit({ customer, bytes: statedLength(c), sent: asSent<Name>(receive(c, ofUrl)) });
    return roomForUpload(c, customer, async () => respond(c, visitor, await bodyIn(c)));
  });
}

// `receive` has parsed the request with the schemas of `Name`.
function asSent<Name extends CallName>(received: object): Omit<Received<Name>, 'body'> {
  return received as Omit<Received<Name>, 'body'>;
}

// `receive` has parsed the request with the schemas of `Name`.
function asReceived<Name extends CallName>(received: Visit): Visited<Name> & Received<Name> {
  return received as Visited<Name> & Received<Name>;
}

function receive(
  c: Context,
  { params, query, body }: CallShape,
  sent = (): unknown => null,
): object {
  return {
    ...(params && { params: parsed(params, c.req.param()) }),
    ...(query && { query: parsed(query, readQuery(c, Object.keys(query.shape))) }),
    ...(body && { body: parsed(body, sent()) }),
  };
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;

  const faults = result.error.issues.map(({ path: [name] }) => {
    const isGiven = isRecord(value) && name !== undefined && name in value;
    return [String(name ?? 'body'), isGiven ? 'fieldInvalid' : 'fieldRequired'] as const;
  });
  throw new Invalid(Object.fromEntries(faults));
}

function toWire(data: unknown, { underscoreId }: CallShape): unknown {
  if (!underscoreId || !isRecord(data)) return data;
  if (Array.isArray(data.results)) return { ...data, results: data.results.map(withUnderscore) };
  return withUnderscore(data);
}

function withUnderscore(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { id, ...rest } = item;
  return { _id: id, ...rest };
}
