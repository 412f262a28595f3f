import type { Context } from 'hono';
import { Malformed } from '@/api/shared/errors';

export function readQuery(c: Context): Record<string, string | string[]> {
  const given = Object.entries(c.req.queries());
  return Object.fromEntries(
    given.map(([name, [first = '', ...more]]) => [
      name,
      more.length > 0 ? [first, ...more] : first,
    ]),
  );
}

export async function readBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  try {
    return type.includes('form') ? await readForm(c) : parseJson(await c.req.text());
  } catch (cause) {
    // The rest was never sent, or is no JSON and no form; `bodyLimit` says itself what is too large.
    throw cause instanceof Error && cause.name === 'BodyLimitError' ? cause : new Malformed();
  }
}

async function readForm(c: Context): Promise<object> {
  const form = await c.req.parseBody({ all: true });
  const texts = Object.entries(form).flat(2);
  if (texts.some((text) => typeof text === 'string' && text.includes('\0'))) throw new Malformed();
  return form;
}

/** After an even number of backslashes, which are escaped themselves. */
const ESCAPED_NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/** Checked before parsing: a deeply nested value could not be serialised again to search it. */
function parseJson(text: string): unknown {
  if (ESCAPED_NUL.test(text)) throw new Malformed();
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/** The database cannot store NUL characters. */
export function refuseUnreadable(url: string): void {
  const { pathname, search } = new URL(url);
  const text = readable(pathname) + readable(search);
  if (text.includes('\0')) throw new Malformed();
}

/** Malformed percent-encoding is refused like a NUL. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '\0';
  }
}
