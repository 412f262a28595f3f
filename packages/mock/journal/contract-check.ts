import { z } from 'zod';
import { callbacks } from '@/api/order/payments/providers';
import { SANDBOX_PATH } from '@/api/order/payments/sandbox/page';
import { withNearest } from '@/api/search/words/edit-distance';
import { API_BASE } from '@/lib/constants';
import { type CallName, calls, methodAndPath } from '@/lib/contract/calls';
import { callNames, contract } from '@/lib/contract/contract';
import { isRecord } from '@/lib/domain/is-record';
import type { Call } from '@/packages/mock/faults/matcher';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const patterns = callNames.map((name) => {
  const [method, path] = methodAndPath(calls[name]);
  const source = `${API_BASE}${path}`.replace(/:\w+/g, '[^/]+');
  return { name, method, pattern: new RegExp(`^${source}$`) };
});

/** Pages and callbacks of the shop below its base path that are not endpoints of the contract. */
const ownPages = [
  `${SANDBOX_PATH}/[^/]+`,
  ...Object.values(callbacks).flatMap((paths) =>
    paths.map((path) => `${API_BASE}/payment/${path}`),
  ),
].map((source) => new RegExp(`^${source}$`));

/** Returns whether the path is a page or callback of the shop that is not in the contract. */
export function isOwnPage(path: string): boolean {
  return ownPages.some((pattern) => pattern.test(path));
}

/** Finds the endpoint of the contract that a request matches. */
export function callNameOf({ method, path }: Pick<Call, 'method' | 'path'>): CallName | null {
  const requested = method === 'HEAD' ? 'GET' : method;
  const found = patterns.find((one) => one.method === requested && one.pattern.test(path));
  return found?.name ?? null;
}

/**
 * Lists query parameters and body fields that the contract does not define. The shop ignores them.
 */
export function unknownNames(
  name: CallName,
  { query, body }: Pick<Call, 'query' | 'body'>,
): string[] {
  const schemas = schemasOf(name);
  const queryNames = Object.keys(schemas.query.properties ?? {});
  const inQuery = [...new Set(new URLSearchParams(query).keys())]
    .filter((given) => !queryNames.includes(given))
    .map((given) => `query ${withNearest(given, queryNames)}`);
  const inBody = unknownIn(schemas.body, body).map((given) => `body ${given}`);
  return [...inQuery, ...inBody];
}

type Schemas = { query: Schema; body: Schema };
const known = new Map<CallName, Schemas>();

function schemasOf(name: CallName): Schemas {
  const row: { query?: z.ZodType; body?: z.ZodType; data: z.ZodType } = contract[name];
  const found = known.get(name) ?? { query: toSchema(row.query), body: toSchema(row.body) };
  known.set(name, found);
  return found;
}

// Other keywords of JSON Schema do not define names.
function toSchema(schema: z.ZodType = z.object({})): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function unknownIn(schema: Schema, value: unknown, at = ''): string[] {
  const { properties, items, anyOf, oneOf } = schema;
  const options = anyOf ?? oneOf;
  if (options) return fewest(options.map((option) => unknownIn(option, value, at)));
  if (items) return unknownInList(items, value, at);
  if (!properties || !isRecord(value)) return [];
  const pathOf = (name: string) => (at === '' ? name : `${at}.${name}`);
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) return unknownIn(own, inner, pathOf(name));
    return [withNearest(pathOf(name), Object.keys(properties).map(pathOf))];
  });
}

function unknownInList(items: Schema, value: unknown, at: string): string[] {
  const list = typeof value === 'string' ? listIn(value) : value;
  if (!Array.isArray(list)) return [];
  return [...new Set(list.flatMap((item) => unknownIn(items, item, at)))];
}

/** Parses a form field whose text is a JSON list. */
function listIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fewest(found: string[][]): string[] {
  return found.reduce((least, one) => (one.length < least.length ? one : least), found[0] ?? []);
}
