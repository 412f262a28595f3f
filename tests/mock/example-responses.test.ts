import { expect, test } from 'vitest';
import { isPersonal } from '@/api/http/implement';
import { type CallName, calls, methodAndPath } from '@/lib/contract/calls';
import { callNames, contract } from '@/lib/contract/contract';
import { EXAMPLE_KEY, exampleRequests } from '@/lib/contract/example-requests';
import { normalize } from '@/lib/http/normalize';
import { search } from '@/tests/support/openapi-requests';
import { aWorld } from './a-world';

const RECORDED = '../../lib/contract/example-responses.json';
/**
 * The maximum number of list items and of text characters in an example, so that it stays readable.
 */
const ITEMS_MAX = 2;
const TEXT_MAX = 240;
const EXAMPLE_TOKEN = 'k3J8mQ2vXw9RtY5uLp0sZa';
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Json = Parameters<typeof normalize>[0];
type Request = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const publicReads = callNames.filter((name) => calls[name].startsWith('GET ') && !isPersonal(name));
/** Calls with the same idempotency key, so that `order.sent` finds the order of `order.place`. */
const keyed = new Set<CallName>(['order.place', 'order.sent']);
const untilOrder = [
  'user.change',
  'user.get',
  'address.add',
  'address.list',
  'address.change',
  'address.remove',
  'cart.put',
  'cart.list',
  'cart.remove',
  'liked.add',
  'liked.list',
  'liked.remove',
  'product.markSeen',
  'product.seen',
  'restock.add',
  'restock.list',
  'restock.remove',
  'user.instalment',
  'order.quote',
  'order.place',
  'order.get',
  'order.list',
  'order.sent',
  'order.pay',
  'order.cancel',
] as const satisfies CallName[];

test('the recorded example responses match the demonstration shop', async () => {
  const responses = await recordVisit();
  expect(Object.keys(responses).sort()).toEqual([...callNames].sort());
  const sorted = Object.fromEntries(callNames.map((name) => [name, responses[name]]));
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(RECORDED);
});

/** Visits the shop as a customer and records the response of every endpoint. */
async function recordVisit(): Promise<Partial<Record<CallName, Json>>> {
  const { request, signIn } = await aWorld();
  const recorded: Partial<Record<CallName, Json>> = {};
  let headers: Record<string, string> = { 'user-agent': BROWSER };

  async function record(name: CallName): Promise<Json> {
    const { params, query, body }: Request = exampleRequests[name];
    const [method, path] = methodAndPath(calls[name]);
    const filled = path.replace(/:(\w+)/g, (_, key: string) => String(params?.[key]));
    const key = keyed.has(name) ? { 'idempotency-key': EXAMPLE_KEY } : {};
    const call = `${method} ${filled}${search(query ?? {})}`;
    const { status, data } = await request(call, { headers: { ...headers, ...key }, body });
    expect([name, status], JSON.stringify(data)).toEqual([name, 200]);
    const example = shortened(data as Json);
    contract[name].data.parse(normalize(example));
    recorded[name] = example;
    return data as Json;
  }
  async function recordAll(names: readonly CallName[]): Promise<void> {
    for (const name of names) await record(name);
  }

  await record('user.sendCode');
  const { token } = Object(await record('user.signIn'));
  headers = { ...headers, authorization: `Bearer ${token}` };
  await recordAll([...publicReads, ...untilOrder]);
  const { id: order } = Object(await record('order.oneClick'));
  for (const status of ['in_progress', 'done']) {
    await request('POST /mock/order', { body: { order, status } });
  }
  await recordAll(['review.add', 'order.return']);
  // Signs in again, so that the customer has a second session to list and end.
  await signIn();
  await recordAll(['user.sessions', 'user.endSession', 'user.endSessions']);
  headers = await signIn();
  await record('user.signOut');
  return recorded;
}

/** Keeps the first items of lists of objects and the beginning of texts, and hides the token. */
function shortened(value: Json, name = ''): Json {
  if (Array.isArray(value)) {
    const items = value.some((item) => typeof item === 'object')
      ? value.slice(0, ITEMS_MAX)
      : value;
    return items.map((item) => shortened(item, name));
  }
  if (typeof value === 'string') return shortText(value, name);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([key, part]) => [key, shortened(part, key)]);
  return Object.fromEntries(parts);
}

function shortText(text: string, name: string): string {
  if (name === 'token') return EXAMPLE_TOKEN;
  if (name === 'redirect_url') return text.replace(/[^/]+(?=\?|$)/, EXAMPLE_TOKEN);
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}
