import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { findCustomer, shopperOfCustomer } from '@/api/services/session/token';
import { Unauthorized } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';

const COOKIE = 'sid';
/**
 * The only cookie name that is read over HTTPS. With the `__Host-` prefix, browsers accept the
 * cookie only from this host (ADR 045).
 */
const HOST_COOKIE = `__Host-${COOKIE}`;
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

export type Visitor = {
  customer: number | null;
  /** The guest key from the cookie, even for a signed-in customer. */
  guest: string | null;
  shopper: string | null;
  newShopper: () => string;
  /**
   * The key from the browser's cookie, even for a customer. A browser without a cookie gets one.
   */
  browser: () => string;
  newGuest: () => NewGuest;
};

/** A key that replaces the browser's previous one once `keep` adds it to the response. */
export type NewGuest = { key: string; keep: () => void };

/**
 * Identifies the visitor by token and cookie.
 * @throws Unauthorized when a token is sent but invalid, even where none is needed (D-41).
 */
export async function visitorOf(c: Context, ports: Ports): Promise<Visitor> {
  const token = bearerOf(c);
  const customer = token === null ? null : await findCustomer(ports, token);
  if (token !== null && customer === null) throw new Unauthorized();

  const guest = guestOf(c);
  const browser = () => guestOrNew(c, ports.newToken);
  const keys = { guest, browser, newGuest: () => newGuest(c, ports.newToken) };
  if (customer === null) return { customer, shopper: guest, newShopper: browser, ...keys };
  const shopper = shopperOfCustomer(customer);
  return { customer, shopper, newShopper: () => shopper, ...keys };
}

/** Returns the bearer token, or `null` if there is none. */
export function bearerOf(c: Context): string | null {
  return /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

function guestOf(c: Context): string | null {
  const token = getCookie(c, nameOf(c));
  return token && TOKEN.test(token) ? keyOf(token) : null;
}

/** Turns a new visitor into a guest. Only writes call this, because reads never set a cookie. */
function guestOrNew(c: Context, newToken: () => string): string {
  const known = guestOf(c);
  if (known) return known;
  const { key, keep } = newGuest(c, newToken);
  keep();
  return key;
}

function newGuest(c: Context, newToken: () => string): NewGuest {
  const token = newToken();
  const name = nameOf(c);
  const keep = () =>
    setCookie(c, name, token, {
      sameSite: 'Lax',
      secure: name === HOST_COOKIE,
      path: '/',
      httpOnly: true,
      maxAge: COOKIE_SECONDS,
    });
  return { key: keyOf(token), keep };
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
