import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { API_BASE } from '@/lib/constants';
import { isRecord } from '@/lib/domain/is-record';

/** The properties of a request that are available when it arrives. */
export type Call = {
  method: string;
  path: string;
  query: string;
  from: 'browser' | 'server';
  headers: Record<string, string>;
  body: unknown;
};

const text = z.string().max(2000);
const values = z.union([text, z.array(text)], 'must be a string or a list of strings');

const when = z.strictObject({
  query: z
    .record(z.string(), values)
    .optional()
    .describe('Query parameters with their values; other parameters are allowed.'),
  query_only: z
    .record(z.string(), values)
    .optional()
    .describe('The whole query; no other parameters are allowed.'),
  headers: z.record(z.string(), text).optional(),
  body: z.json().optional().describe('The whole body; a form counts as an object of strings.'),
  body_has: z.json().optional().describe('A part of the body; other keys are allowed.'),
});

/** Conditions that select requests. */
export const matcher = z.strictObject({
  method: z.string().max(10).optional().describe('Every method when omitted.'),
  path: z
    .string()
    .max(300)
    .describe(
      'As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest.',
    ),
  from: z
    .enum(['browser', 'server'])
    .optional()
    .describe(
      '`browser`: only requests of browsers through the storefront; `server`: only all others.',
    ),
  when: when
    .refine(({ query, query_only }) => query === undefined || query_only === undefined, {
      path: ['query_only'],
      message: 'query and query_only cannot be combined',
    })
    .refine(({ body, body_has }) => body === undefined || body_has === undefined, {
      path: ['body_has'],
      message: 'body and body_has cannot be combined',
    })
    .optional(),
});

export type Matcher = z.output<typeof matcher>;
type Matches = (call: Call) => boolean;

/** Converts a matcher to a predicate. Its path may include or omit the base path of the API. */
export function toMatches({ method, path, from, when = {} }: Matcher): Matches {
  const pattern = toPattern(path);
  return (call) => {
    if (method !== undefined && method.toUpperCase() !== call.method) return false;
    if (from !== undefined && from !== call.from) return false;
    if (!pattern.test(call.path) && !pattern.test(belowBase(call.path))) return false;
    return hasQuery(call, when) && hasHeaders(call, when.headers) && hasBody(call, when);
  };
}

type When = NonNullable<Matcher['when']>;

function hasQuery({ query }: Call, { query: part, query_only }: When): boolean {
  const given = new URLSearchParams(query);
  const wanted = query_only ?? part ?? {};
  if (query_only && [...given.keys()].some((name) => !Object.hasOwn(query_only, name)))
    return false;
  return Object.entries(wanted).every(([name, value]) =>
    isDeepStrictEqual(given.getAll(name), [value].flat()),
  );
}

function hasHeaders({ headers }: Call, wanted: Record<string, string> = {}): boolean {
  return Object.entries(wanted).every(([name, value]) => headers[name.toLowerCase()] === value);
}

function hasBody({ body: given }: Call, { body, body_has }: When): boolean {
  if (body !== undefined && !isDeepStrictEqual(given, body)) return false;
  return body_has === undefined || includes(given, body_has);
}

/**
 * Returns whether a value contains the expected part. Additional keys of objects are ignored; lists
 * are compared item by item.
 */
function includes(given: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    const isAsLong = Array.isArray(given) && given.length === part.length;
    return isAsLong && part.every((item, at) => includes(given[at], item));
  }
  if (!isRecord(part)) return given === part;
  return (
    isRecord(given) &&
    Object.entries(part).every(([name, value]) => name in given && includes(given[name], value))
  );
}

/** Removes the base path of the API; other paths stay unchanged. */
export function belowBase(path: string): string {
  return path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path;
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
