import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'sid';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

/** The guest whom the cookie names, as the database knows him: the cookie itself is not kept. */
export function guestOf(c: Context): string | null {
  const token = getCookie(c, COOKIE);
  return token && TOKEN.test(token) ? keyOf(token) : null;
}

/** For calls that write: a new visitor becomes a guest. Reads never set a cookie. */
export function guestOrNew(c: Context, newToken: () => string): string {
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
