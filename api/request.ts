import type { Context } from 'hono';
import { Malformed } from './errors';

/** A parameter given once is its text, given again the list of its texts. */
export function readQuery(c: Context): Record<string, string | string[]> {
  const given = Object.entries(c.req.queries());
  return Object.fromEntries(
    given.map(([name, [first = '', ...more]]) => [
      name,
      more.length > 0 ? [first, ...more] : first,
    ]),
  );
}

/** JSON and forms say the same thing. */
export async function readBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  try {
    if (type.includes('form')) return await c.req.parseBody({ all: true });
    return withoutNul(await c.req.json());
  } catch (cause) {
    throw cause instanceof SyntaxError || cause instanceof TypeError ? new Malformed() : cause;
  }
}

/** The database cannot hold NUL, and no text of a shopper has one. */
export function refuseUnreadable(url: string): void {
  const { pathname, search } = new URL(url);
  const text = readable(pathname) + readable(search);
  if (text.includes('\0')) throw new Malformed();
}

function withoutNul(body: unknown): unknown {
  if (JSON.stringify(body).includes('\\u0000')) throw new Malformed();
  return body;
}

/** What is not text in percent-encoding is as unreadable as a NUL. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '\0';
  }
}
