import { expect, test } from 'vitest';
import { acceptedBody } from '@/api/http/accepted-body';
import { API_BASE } from '@/lib/constants';
import { type CallName, calls, formCalls, methodAndPath } from '@/lib/contract/calls';
import { type CallShape, contract } from '@/lib/contract/contract';
import { aCustomer } from '@/tests/api/setup/customer';
import { anOrderLine } from '@/tests/api/setup/received';
import { testShop } from '@/tests/api/setup/shop';
import { longestStall } from '@/tests/support/process/longest-stall';

const STALL_MAX_MS = 50;
const slow = { timeout: 120_000 };

const names = Object.keys(contract).filter((name): name is CallName => name in calls);
const withBody = names.filter((name) => (contract[name] as CallShape).body !== undefined);

/** Returns a string of at most `length` characters: `unit` repeated between `start` and `end`. */
const filled = (length: number, unit: string, start = '', end = '') =>
  start +
  unit.repeat(Math.max(0, Math.floor((length - start.length - end.length) / unit.length))) +
  end;

const hostileJson: [string, (length: number) => string][] = [
  ['nested lists', (length) => filled(length / 2, '[') + filled(length / 2, ']')],
  ['nested objects', (length) => `${filled(length - 8, '{"a":')}1`],
  ['many fields', (length) => filled(length, '"a":1,', '{', '"b":1}')],
  ['backslashes', (length) => filled(length, '\\\\', '{"text":"', '"}')],
  ['almost NUL', (length) => filled(length, '\\\\u0000', '{"text":"', '"}')],
  ['a list of numbers', (length) => filled(length, '1,', '{"lines":[', '1]}')],
  ['order lines', (length) => filled(length, '{"product":1,"count":1},', '{"lines":[', '{}]}')],
  ['spaces', (length) => filled(length, ' ', '{"phone":"9', '9"}')],
  [
    'direction marks',
    (length) => filled(length, '\u202e', '{"first_name":"', '"}').slice(0, length / 3),
  ],
  ['a long number', (length) => filled(length, '9', '{"id":', '}')],
];

const part = (name: string, extra = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n`;
const hostileForms: [string, string, (length: number) => string][] = [
  [
    'empty parts',
    'multipart/form-data; boundary=b',
    (n) => filled(n, `${part('a', '; filename="a"')}\r\n`),
  ],
  [
    'near boundaries',
    'multipart/form-data; boundary=b',
    (n) => filled(n, '\r\n--', part('text'), '\r\n--b--'),
  ],
  ['a long header', 'multipart/form-data; boundary=b', (n) => filled(n, 'a', '--b\r\nA: ')],
  [
    'a long parameter',
    'multipart/form-data; boundary=b',
    (n) => filled(n, '\\"', part('text', '; filename="').slice(0, -4)),
  ],
  ['many names', 'application/x-www-form-urlencoded', (n) => filled(n, 'a=&')],
  ['escapes', 'application/x-www-form-urlencoded', (n) => filled(n, '%e2', 'text=')],
  ['plus signs', 'application/x-www-form-urlencoded', (n) => filled(n, '+', 'text=')],
];

/**
 * Returns a function that sends a body as a customer who may review the product. Without that
 * right, the API rejects a review before it reads the body.
 */
async function aSender() {
  const { app } = await testShop();
  const customer = await aCustomer();
  const list = await app.request(`${API_BASE}/catalog/product?size=1`);
  const [card] = (await list.json()).data.results;
  await anOrderLine({ customer: customer.id, product: card.id });
  return async (name: CallName, type: string, body: string) => {
    const [method, path] = methodAndPath(calls[name]);
    const url = API_BASE + path.replace(':slug', card.slug).replace(':id', '1');
    const length = String(Buffer.byteLength(body));
    const headers = { ...customer.headers, 'content-type': type, 'content-length': length };
    const response = await app.request(url, { method, headers, body });
    return response.status;
  };
}

test.each(withBody)(
  'blocks the event loop for less than 50 ms with hostile bodies for %s',
  slow,
  async (name) => {
    const send = await aSender();
    const { maxBytes } = acceptedBody(name);
    const json = hostileJson.map(([label, body]) => [label, 'application/json', body] as const);
    const bodies = formCalls.has(name) ? [...json, ...hostileForms] : json;
    const stalls: Record<string, number> = {};
    for (const [label, type, body] of bodies) {
      const sent = body(type === 'application/json' ? Math.min(maxBytes, 65_536) : maxBytes);
      expect([label, await send(name, type, sent)]).not.toEqual([label, 500]);
      const stall = await longestStall(STALL_MAX_MS, () => send(name, type, sent));
      if (stall > STALL_MAX_MS) stalls[label] = stall;
    }
    expect(stalls).toEqual({});
  },
);

test.each([
  ['a long cookie', '/order/cart', { cookie: filled(15_000, 'sid=a; ') }],
  ['a cookie of equal signs', '/order/cart', { cookie: filled(15_000, '=;') }],
  ['many languages', '/core/settings', { 'accept-language': filled(15_000, 'uz;q=0.1,') }],
  ['a long token', '/user/user_settings', { authorization: `Bearer ${filled(15_000, 'a')}` }],
  ['many ids', `/catalog/product?${filled(14_000, 'values=1&')}`, {}],
  ['a long search', `/catalog/product?search=${filled(14_000, '%d0%b0')}`, {}],
  ['words of one letter', `/catalog/product?search=${filled(100, 'a+')}`, {}],
  ['many unknown parameters', `/catalog/product?${filled(14_000, 'a[]=&')}`, {}],
  ['a long suggestion', `/catalog/suggest?q=${filled(100, 'qwertyuiop ')}`, {}],
])('blocks the event loop for less than 50 ms with %s', slow, async (_what, path, headers) => {
  const { app } = await testShop();
  const send = async () => app.request(API_BASE + path, { headers });
  expect((await send()).status).not.toBe(500);
  expect(await longestStall(STALL_MAX_MS, send)).toBeLessThan(STALL_MAX_MS);
});
