import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { findCustomer } from '@/api/services/token';
import { Unauthorized } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { shopperOfCustomer } from '@/api/shared/shopper';

const COOKIE = 'sid';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

/** Who sent the request; `shopper` is null for someone who is neither customer nor guest. */
export type Visitor = {
  /** A customer's id. */
  customer: number | null;
  /** The guest that the cookie names, also of a signed-in customer. */
  guest: string | null;
  /** The owner of cart, wishlist and seen products. */
  shopper: string | null;
  /** Like `shopper`, but makes a new visitor a guest. */
  newShopper: () => string;
};

/** An invalid token is refused even where none is needed (reading D-41). */
export async function visitorOf(c: Context, ports: Ports): Promise<Visitor> {
  const token = bearerOf(c);
  const customer = token === null ? null : await findCustomer(ports, token);
  if (token !== null && customer === null) throw new Unauthorized();

  const guest = guestOf(c);
  if (customer === null) {
    return { customer, guest, shopper: guest, newShopper: () => guestOrNew(c, ports.newToken) };
  }
  const shopper = shopperOfCustomer(customer);
  return { customer, guest, shopper, newShopper: () => shopper };
}

export function bearerOf(c: Context): string | null {
  return /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/** The database's key of the guest: the cookie itself is not stored. */
function guestOf(c: Context): string | null {
  const token = getCookie(c, COOKIE);
  return token && TOKEN.test(token) ? keyOf(token) : null;
}

/** For calls that write: a new visitor becomes a guest. Reads never set a cookie. */
function guestOrNew(c: Context, newToken: () => string): string {
  const known = guestOf(c);
  if (known) return known;

  const token = newToken();
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(c),
    path: '/',
    maxAge: COOKIE_SECONDS,
  });
  return keyOf(token);
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isHttps(c: Context): boolean {
  const forwarded = c.req.header('x-forwarded-proto')?.split(',', 1)[0]?.trim();
  return (forwarded ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
}
