import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { Invalid, Unauthorized } from '@/api/shared/errors';
import { localeOf } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import { API_BASE, type Locale } from '@/lib/constants';
import { type CallName, calls, methodAndPath } from '@/lib/contract/calls';
import { type CallShape, contract, type Data, type Received } from '@/lib/contract/contract';
import { isRecord } from '@/lib/domain/is-record';
import { answering } from '@/lib/process/give-way';
import { bodyMaxOf, bodyOf } from './body-limit';
import { named } from './observe';
import { readBody, readQuery } from './request';
import { type Visitor, visitorOf } from './session';
import { queueUpload } from './upload-queue';
import { queueWrites } from './write-queue';

export type Api = Hono;

/** `c` is for what the contract does not describe: headers of request and response. */
type Visit = Visitor & { locale: Locale; c: Context };
/** In a call for customers only, `customer` is never null. */
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
};

function nobodyOwnsIt(): never {
  throw new Error('a call that nobody owns has no shopper');
}

/** Calls with a personal response, which must not be cached; calls for customers only are personal anyway. */
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

export function isPersonal(name: CallName): boolean {
  const row: CallShape = contract[name];
  return row.customer === true || personal.has(name);
}

export function implement<Name extends CallName>(
  api: Api,
  ports: Ports,
  name: Name,
  handle: Handler<Name>,
): void {
  const [method, path] = methodAndPath(calls[name]);
  const row: CallShape = contract[name];
  const isOwn = isPersonal(name);
  const queue = queueWrites(name, ports.isBehindProxy);

  api.on(method, `${API_BASE}${path}`, named(name), bodyOf(bodyMaxOf(name)), queue, async (c) => {
    const visitor = isOwn ? await visitorOf(c, ports) : nobody;
    if (row.customer && visitor.customer === null) throw new Unauthorized();

    const sent = { customer: visitor.customer, request: c.req.raw };
    const received = await queueUpload(name, sent, () => receive(c, row));
    const locale = localeOf(c.req.header('accept-language'));
    const visit = asReceived<Name>({ ...visitor, locale, c, ...received });
    const data = await answering(async () => handle(visit));
    c.header('cache-control', isOwn ? 'no-store' : 'private, no-cache');
    c.header('vary', 'Accept-Language');
    return c.json({ status: true, data: toWire(row.data.parse(data), row), message: null });
  });
}

// `receive` has parsed it with the schemas of `Name`.
function asReceived<Name extends CallName>(received: Visit): Visited<Name> & Received<Name> {
  return received as Visited<Name> & Received<Name>;
}

async function receive(c: Context, { params, query, body }: CallShape): Promise<object> {
  return {
    ...(params && { params: parsed(params, c.req.param()) }),
    ...(query && { query: parsed(query, readQuery(c)) }),
    ...(body && { body: parsed(body, await readBody(c)) }),
  };
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;

  const faults = result.error.issues.map(({ path: [name] }) => {
    const isGiven = isRecord(value) && name !== undefined && name in value;
    return [name ?? 'body', isGiven ? 'validation.invalid' : 'validation.required'];
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
