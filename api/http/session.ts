import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { findCustomer } from '@/api/services/token';
import { Unauthorized } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { shopperOfCustomer } from '@/api/shared/shopper';

const COOKIE = 'sid';
/** Browsers take it over https alone, for this host alone: no other one can set it. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

export type Visitor = {
  customer: number | null;
  /** The guest that the cookie names, also of a signed-in customer. */
  guest: string | null;
  shopper: string | null;
  newShopper: () => string;
  /** The key of the browser's cookie, also of a customer; a browser without one gets it. */
  browser: () => string;
};

/** An invalid token is refused even where none is needed (reading D-41). */
export async function visitorOf(c: Context, ports: Ports): Promise<Visitor> {
  const token = bearerOf(c);
  const customer = token === null ? null : await findCustomer(ports, token);
  if (token !== null && customer === null) throw new Unauthorized();

  const guest = guestOf(c);
  const browser = () => guestOrNew(c, ports.newToken);
  if (customer === null) return { customer, guest, shopper: guest, newShopper: browser, browser };
  const shopper = shopperOfCustomer(customer);
  return { customer, guest, shopper, newShopper: () => shopper, browser };
}

export function bearerOf(c: Context): string | null {
  return /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

function guestOf(c: Context): string | null {
  const token = tokenIn(c, nameOf(c)) ?? tokenIn(c, COOKIE);
  return token && keyOf(token);
}

function tokenIn(c: Context, name: string): string | null {
  const token = getCookie(c, name);
  return token && TOKEN.test(token) ? token : null;
}

/** For calls that write: a new visitor becomes a guest. Reads never set a cookie. */
function guestOrNew(c: Context, newToken: () => string): string {
  const name = nameOf(c);
  const known = tokenIn(c, name);
  if (known) return keyOf(known);

  // A guest from before the shop was on https, or before it set this name, moves with her cart.
  const old = tokenIn(c, COOKIE);
  const token = old ?? newToken();
  const options = { sameSite: 'Lax', secure: name === HOST_COOKIE, path: '/' } as const;
  setCookie(c, name, token, { ...options, httpOnly: true, maxAge: COOKIE_SECONDS });
  if (old) deleteCookie(c, COOKIE, options);
  return keyOf(token);
}

function nameOf(c: Context): string {
  return isHttps(c) ? HOST_COOKIE : COOKIE;
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isHttps(c: Context): boolean {
  const forwarded = c.req.header('x-forwarded-proto')?.split(',', 1)[0]?.trim();
  return (forwarded ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
}
