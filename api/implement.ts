import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { API_BASE, type Locale } from '@/lib/constants';
import { type CallName, calls } from '@/lib/contract/calls';
import { contract, type Data, type Received } from '@/lib/contract/contract';
import { Invalid } from './errors';
import { localeOf } from './locale';
import type { Ports } from './ports';
import { readBody, readQuery } from './request';
import { guestOf, guestOrNew } from './session';

export type Api = Hono;

type Visit = {
  locale: Locale;
  guest: string | null;
  /** Makes the visitor a guest when he is none yet. */
  newGuest: () => string;
};
type Handler<Name extends CallName> = (
  visit: Visit & Received<Name>,
) => Data<Name> | Promise<Data<Name>>;
type Row = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  data: z.ZodType;
  underscoreId?: true;
};

/** Calls whose answer is one shopper's own: nobody may keep it. */
const personal = new Set<CallName>([
  'cart.list',
  'cart.put',
  'cart.remove',
  'liked.list',
  'liked.add',
  'liked.remove',
  'product.seen',
  'product.markSeen',
]);

/** Binds a call of the contract to what answers it: parsed by the contract in and out. */
export function implement<Name extends CallName>(
  api: Api,
  { newToken }: Ports,
  name: Name,
  handle: Handler<Name>,
): void {
  const [method = 'GET', path = ''] = calls[name].split(' ');
  const row: Row = contract[name];

  api.on(method, `${API_BASE}${path}`, async (c) => {
    const received = await receive(c, row);
    const visit: Visit = {
      locale: localeOf(c.req.header('accept-language')),
      guest: guestOf(c),
      newGuest: () => guestOrNew(c, newToken),
    };
    const data = await handle(asReceived<Name>({ ...visit, ...received }));
    c.header('cache-control', personal.has(name) ? 'no-store' : 'private, no-cache');
    c.header('vary', 'Accept-Language');
    return c.json({ status: true, data: toWire(row.data.parse(data), row), message: null });
  });
}

// What `receive` parsed by the schemas of `Name` has the types of these schemas.
function asReceived<Name extends CallName>(received: Visit): Visit & Received<Name> {
  return received as Visit & Received<Name>;
}

async function receive(c: Context, { params, query, body }: Row): Promise<object> {
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

function toWire(data: unknown, { underscoreId }: Row): unknown {
  if (!underscoreId || !isRecord(data)) return data;
  if (Array.isArray(data.results)) return { ...data, results: data.results.map(withUnderscore) };
  return withUnderscore(data);
}

function withUnderscore(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { id, ...rest } = item;
  return { _id: id, ...rest };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
