import { markHydrated } from 'deferred-hydration/hydrated';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareIntents } from '@/lib/client/hydration/early-intents';
import { API_BASE } from '@/lib/constants';
import { KNOWN_LISTS_KEY } from '@/lib/domain/order/known-lists';

/** A page with two cards and the buttons of a product page, as the server renders them. */
const PAGE = `
  <h1>Lampa</h1>
  <div hidden data-stepper="round">${stepper()}</div>
  <div hidden data-stepper="large">${stepper()}</div>
  <article aria-label="Choynak">
    <div><span data-cart="4/3"></span><button type="button">Add</button></div>
    <button type="button" data-like="40" aria-pressed="false">Like</button>
  </article>
  <article aria-label="Piyola">
    <div><span data-cart="44/9"></span><button type="button">Add</button></div>
  </article>
  <div><span data-cart="7/5/large"></span><button type="button">Add</button></div>
  <button type="button" id="menu">Menu</button>`;

function stepper() {
  return `<div role="group" aria-label="Soni: {name}">
    <button type="button" aria-label="Kamaytirish: {name}"></button><output>1</output>
    <button type="button" aria-label="Koʻpaytirish: {name}" aria-disabled="true"></button></div>`;
}

type Sent = [method: string, path: string, body: unknown];

let sent: Sent[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});

beforeEach(() => {
  history.replaceState(null, '', '/products');
  document.body.innerHTML = PAGE;
  sent = [];
  answer = () => Response.json({ status: true, data: null, message: null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    sent.push([init.method ?? '', path.slice(API_BASE.length), body]);
    return answer();
  });
});
afterEach(async () => {
  markHydrated();
  await new Promise((resolve) => setTimeout(resolve));
  delete document.documentElement.dataset.hydrated;
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A page that is not hydrated. Returns a function that reports whether it has handled a press. */
function open() {
  const handlePress = prepareIntents();
  return (element: Element | null, detail = 1) => {
    if (!(element instanceof HTMLElement)) throw new Error('no such control');
    return handlePress(element, new MouseEvent('click', { detail }));
  };
}

const slot = (id: number) => document.querySelector<HTMLElement>(`[data-cart^="${id}/"]`);
const adder = (id: number) => slot(id)?.nextElementSibling ?? null;
const plus = (id: number) => slot(id)?.querySelector('button:last-of-type') ?? null;
const minus = (id: number) => slot(id)?.querySelector('button') ?? null;
const amount = (id: number) => slot(id)?.querySelector('output')?.textContent;
const heart = () => document.querySelector('[data-like]');
const stored = (list: 'cart' | 'liked') =>
  JSON.parse(localStorage.getItem(`chorsu:${list}-intents`) ?? 'null')?.state;

test('shows, stores and sends a product that is added, at once', async () => {
  const press = open();
  expect(press(adder(4))).toBe(true);
  expect([amount(4), amount(44)]).toEqual(['1', undefined]);
  expect(stored('cart').intents).toEqual({ 4: 1 });
  await vi.waitFor(() => expect(stored('cart').delivered).toEqual({ 4: 1 }));
  expect(sent).toEqual([['POST', '/order/cart', { sub_product: 4, amount: 1 }]]);
});

test('names the stepper after the product of its card or page', () => {
  const press = open();
  press(adder(4));
  press(adder(7));
  const names = [4, 7].map((id) => plus(id)?.getAttribute('aria-label'));
  expect(names).toEqual(['Koʻpaytirish: Choynak', 'Koʻpaytirish: Lampa']);
});

test('counts up to the stock and down to no stepper', async () => {
  const press = open();
  press(adder(4));
  press(plus(4));
  press(plus(4));
  expect([amount(4), plus(4)?.getAttribute('aria-disabled')]).toEqual(['3', 'true']);
  expect(press(plus(4))).toBe(true);
  expect(amount(4)).toBe('3');
  for (let at = 0; at < 3; at += 1) press(minus(4));
  expect(amount(4)).toBeUndefined();
  await vi.waitFor(() => expect(stored('cart').delivered).toEqual({ 4: 0 }));
  expect(sent.at(-1)).toEqual(['DELETE', '/order/cart/4', null]);
});

test('sends an amount that changes during a request after that request', async () => {
  const replies: (() => void)[] = [];
  const done = () => Response.json({ status: true, data: null, message: null });
  answer = () => new Promise((resolve) => replies.push(() => resolve(done())));
  const press = open();
  press(adder(4));
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  press(plus(4));
  replies[0]?.();
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(stored('cart').delivered).toEqual({});
  replies[1]?.();
  await vi.waitFor(() => expect(stored('cart').delivered).toEqual({ 4: 2 }));
  expect(sent.map(([, , body]) => Object(body).amount)).toEqual([1, 2]);
});

test('shows, stores and sends a like, and takes it back', async () => {
  const press = open();
  press(heart());
  expect([heart()?.getAttribute('aria-pressed'), stored('liked').intents]).toEqual([
    'true',
    { 40: true },
  ]);
  await vi.waitFor(() => expect(stored('liked').delivered).toEqual({ 40: true }));
  press(heart());
  expect(heart()?.getAttribute('aria-pressed')).toBe('false');
  await vi.waitFor(() => expect(stored('liked').delivered).toEqual({ 40: false }));
  expect(sent.map(([method]) => method)).toEqual(['POST', 'DELETE']);
});

test('ignores the second click of a double click on the button that adds', () => {
  const press = open();
  press(adder(4));
  expect(press(plus(4), 2)).toBe(true);
  expect(amount(4)).toBe('1');
  press(plus(4), 2);
  expect(amount(4)).toBe('2');
});

test.each([
  ['other controls', () => document.querySelector('#menu')],
  ['a product that is already in the cart', () => adder(44)],
  ['a product page whose address has a choice', () => adder(7)],
])('leaves %s to React', (_what, control) => {
  localStorage.setItem(KNOWN_LISTS_KEY, JSON.stringify({ cart: [44], liked: [] }));
  history.replaceState(null, '', '/products/lampa?option=8');
  const press = open();
  expect(press(control())).toBe(false);
  expect([sent, stored('cart')]).toEqual([[], undefined]);
});

test('leaves all presses to React if the browser rejects cookies', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const press = open();
  expect([press(adder(4)), press(heart())]).toEqual([false, false]);
  expect(stored('cart')).toBeUndefined();
});

test.each([
  ['the API rejects it', () => Response.json({ status: false, data: {} }, { status: 422 })],
  ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves an intent to React if %s', async (_why, reply) => {
  answer = reply;
  const press = open();
  press(adder(4));
  await vi.waitFor(() => expect(sent).not.toHaveLength(0));
  await Promise.resolve();
  expect([amount(4), stored('cart')]).toEqual(['1', { intents: { 4: 1 }, delivered: {} }]);
});

test('shows and sends the intents of an earlier page, except delivered ones', async () => {
  const state = { intents: { 4: 2, 7: 3 }, delivered: { 4: 2 } };
  localStorage.setItem('chorsu:cart-intents', JSON.stringify({ state, version: 1 }));
  open();
  await vi.waitFor(() => expect([amount(4), amount(7)]).toEqual(['2', '3']));
  await vi.waitFor(() => expect(stored('cart').delivered).toEqual({ 4: 2, 7: 3 }));
  expect(sent).toEqual([['POST', '/order/cart', { sub_product: 7, amount: 3 }]]);
});

test('announces each press to the badges and to React', () => {
  const written = vi.fn();
  addEventListener('storage', ({ key }) => written(key));
  const press = open();
  press(adder(4));
  press(heart());
  expect(written.mock.calls).toEqual([['chorsu:cart-intents'], ['chorsu:liked-intents']]);
});

test('moves the focus to the stepper and back', () => {
  const press = open();
  const add = adder(4);
  if (add instanceof HTMLElement) add.focus();
  press(add);
  expect(document.activeElement).toBe(plus(4));
  press(minus(4));
  expect(document.activeElement).toBe(add);
});

test.each([
  ['the page is hydrated', () => markHydrated()],
  [
    'Back restores the page',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('removes a stepper whose intent another page has confirmed when %s', async (_when, happen) => {
  const press = open();
  press(adder(4));
  press(adder(7));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const state = { intents: { 7: 1 }, delivered: {} };
  localStorage.setItem('chorsu:cart-intents', JSON.stringify({ state, version: 1 }));
  happen();
  await vi.waitFor(() => expect(amount(4)).toBeUndefined());
  expect(amount(7)).toBe('1');
});
