import type { Context } from 'hono';
import { Invalid, Malformed, malformedBy } from '@/api/shared/errors';
import { parseQuery } from '@/lib/domain/routing/query-parameters';
import type { AcceptedBody } from './accepted-body';
import { isForm, readForm } from './form';
import { receiveChunks, receiveText } from './receive';

/**
 * Reads the query parameters that an endpoint declares; a repeated one becomes a list.
 *
 * @throws Malformed when one of them cannot be decoded. Other parameters are ignored (B-34).
 */
export function readQuery(c: Context, names: readonly string[]): Record<string, unknown> {
  const read = new Map<string, string[]>();
  for (const sent of parseQuery(new URL(c.req.url).search)) {
    const { name, value } = sent;
    if (!names.includes(name)) continue;
    if (!sent.isReadable) throw new Malformed();
    const values = read.get(name);
    if (values) values.push(value);
    else read.set(name, [value]);
  }
  return Object.fromEntries(
    [...read].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/**
 * Receives a body. A form is parsed while it arrives, so that undeclared parts are rejected early.
 * The returned function parses JSON.
 *
 * @throws Invalid when the body is a form that the endpoint does not declare.
 */
export async function receiveBody(
  c: Context,
  { maxBytes, form }: AcceptedBody,
): Promise<() => unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!isForm(type)) {
    const text = await receiveText(c, maxBytes);
    return () => parseJson(text);
  }
  if (!form) throw new Invalid({ body: 'fieldInvalid' });
  const fields = await readForm(receiveChunks(c, maxBytes), type, form);
  return () => fields;
}

/**
 * Matches an escaped NUL in JSON. An even number of backslashes before the escape sequence only
 * escape each other.
 */
const ESCAPED_NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/**
 * Parses JSON and rejects NUL. Searches the text for NUL before parsing, because searching a deeply
 * nested value would overflow the stack.
 */
export function parseJson(text: string): unknown {
  if (ESCAPED_NUL.test(text)) throw new Malformed();
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw malformedBy(cause);
  }
}

/**
 * Rejects a path that cannot be decoded or contains NUL, which PostgreSQL cannot store.
 * @throws Malformed when the path cannot be read.
 */
export function refuseUnreadable(url: string): void {
  if (readable(new URL(url).pathname).includes('\0')) throw new Malformed();
}

/** Decodes percent-encoding. Returns NUL for malformed text, which the caller rejects. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '\0';
  }
}
