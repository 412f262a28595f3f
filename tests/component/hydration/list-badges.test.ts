import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshListBadges, showListBadges } from '@/lib/client/hydration/list-badges';
import { API_BASE } from '@/lib/constants';
import { calls } from '@/lib/contract/calls';
import { KNOWN_LISTS_KEY } from '@/lib/domain/order/known-lists';

vi.mock('@/lib/client/hydration/load-early-scripts', () => ({
  loadEarlyRequests: () => import('@/lib/client/hydration/early-requests'),
}));

const left = new AbortController();
const text = (list: string) => document.querySelector(`[data-count-of="${list}"]`)?.textContent;
const nameOf = (path: string) =>
  document.querySelector(`a[href="${path}"]`)?.getAttribute('aria-label');
const store = (name: string, value: object) => localStorage.setItem(name, JSON.stringify(value));
const signIn = (token: string | null) => store('chorsu:auth', { state: { token }, version: 1 });
const stored = () => JSON.parse(localStorage.getItem(KNOWN_LISTS_KEY) ?? 'null');

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/cart" aria-label="Savat, 0 ta mahsulot"><span data-count-of="cart"></span></a>
    <a href="/liked" aria-label="Sevimlilar, 0 ta mahsulot"><span data-count-of="liked"></span></a>`;
});
afterEach(() => {
  left.abort();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Stubs an API with these lists. Returns the path and token of each request. */
function anApi(cart: number[], liked: number[], beforeReply = () => {}) {
  const requests: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push([path, new Headers(init.headers).get('Authorization')]);
    beforeReply();
    const results = path.endsWith('/cart')
      ? cart.map((id) => ({ sub_product: { id } }))
      : liked.map((id) => ({ product: { _id: id } }));
    return Response.json({ status: true, data: { results, count: results.length }, message: null });
  });
  return requests;
}

test('shows the stored counts before hydration (S4-43)', () => {
  store(KNOWN_LISTS_KEY, { cart: [4, 9], liked: [7] });
  showListBadges(left.signal);
  expect([text('cart'), text('liked')]).toEqual(['2', '1']);
  expect([nameOf('/cart'), nameOf('/liked')]).toEqual([
    'Savat, 2 ta mahsulot',
    'Sevimlilar, 1 ta mahsulot',
  ]);
});

test('includes changes that wait for a connection in the counts', () => {
  store(KNOWN_LISTS_KEY, { cart: [4, 9], liked: [7] });
  store('chorsu:cart-intents', { state: { intents: { 4: 0, 5: 1, 6: 2 } }, version: 1 });
  store('chorsu:liked-intents', { state: { intents: { 7: false } }, version: 1 });
  showListBadges(left.signal);
  expect([text('cart'), text('liked')]).toEqual(['3', '']);
});

test.each([
  ['nothing', null],
  ['text', '"x"'],
  ['invalid JSON', '{'],
  ['other types', '{"cart":{"a":1},"liked":["b"]}'],
])('shows no count when the storage contains %s', (_, value) => {
  if (value !== null) localStorage.setItem(KNOWN_LISTS_KEY, value);
  showListBadges(left.signal);
  expect([text('cart'), nameOf('/cart')]).toEqual(['', 'Savat, 0 ta mahsulot']);
});

test('updates the counts on changes in another tab until the page is hydrated', () => {
  const hydrated = new AbortController();
  showListBadges(hydrated.signal);
  store(KNOWN_LISTS_KEY, { cart: [4], liked: [] });
  dispatchEvent(new StorageEvent('storage'));
  expect(text('cart')).toBe('1');

  hydrated.abort();
  store(KNOWN_LISTS_KEY, { cart: [4, 5], liked: [] });
  dispatchEvent(new StorageEvent('storage'));
  expect(text('cart')).toBe('1');
});

test('reads cart and wishlist with the token, shows their counts and stores their ids', async () => {
  signIn('a-token');
  const requests = anApi([4, 9, 11], [7]);
  await refreshListBadges();
  const paths = [calls['cart.list'], calls['liked.list']].map((call) => call.split(' ')[1]);
  expect(requests).toEqual(paths.map((path) => [`${API_BASE}${path}`, 'Bearer a-token']));
  expect([text('cart'), text('liked')]).toEqual(['3', '1']);
  expect(stored()).toEqual({ cart: [4, 9, 11], liked: [7] });
});

test('ignores lists that arrive after a sign-out in another tab', async () => {
  signIn('a-token');
  anApi([4, 9, 11], [7], () => signIn(null));
  await refreshListBadges();
  expect([text('cart'), stored()]).toEqual(['', null]);
});

test('keeps showing the stored counts when the API does not respond', async () => {
  store(KNOWN_LISTS_KEY, { cart: [4], liked: [] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  showListBadges(left.signal);
  await refreshListBadges();
  expect([text('cart'), stored()]).toEqual(['1', { cart: [4], liked: [] }]);
});
