import { markHydrated } from 'deferred-hydration/hydrated';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareIntents } from '@/lib/client/hydration/early-intents';
import { API_BASE } from '@/lib/constants';
import { KNOWN_LISTS_KEY } from '@/lib/domain/order/known-lists';

vi.mock('@/lib/client/hydration/load-early-scripts', () => ({
  loadEarlyRequests: () => import('@/lib/client/hydration/early-requests'),
}));

/** A page with two cards and the buttons of a product page, as the server renders them. */
const PAGE = `
  <h1>Lampa</h1>
  <ul data-ids="4 3,41/44">
    <li><article>
      <a href="/products/choynak-40">Choynak</a>
      <div><button type="button" data-add="">Add</button></div>
      <button type="button" aria-pressed="false">Like</button>
    </article></li>
    <li><article>
      <div><button type="button" data-add="">Add</button></div>
      <button type="button" aria-pressed="false">Like</button>
    </article></li>
  </ul>
  <section data-ids="42/7 5">
    <div><button type="button" data-add="">Add</button></div>
  </section>
  <button type="button" id="menu">Menu</button>`;

const texts = {
  label: 'Soni: {name}',
  decrease: 'Kamaytirish: {name}',
  increase: 'Oshirish: {name}',
};

type Sent = [method: string, path: string, body: unknown];

let sent: Sent[] = [];
let respond: () => Response | Promise<Response> = () => Response.json({});

beforeEach(() => {
  history.replaceState(null, '', '/products');
  document.body.innerHTML = PAGE;
  document.documentElement.lang = 'uz';
  sent = [];
  respond = () => Response.json({ status: true, data: null, message: null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    sent.push([init.method ?? '', path.slice(API_BASE.length), body]);
    return respond();
  });
  vi.stubGlobal('STEPPER_CSS', '');
  vi.stubGlobal('STEPPER_TEXTS', { uz: texts });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(async () => {
  markHydrated();
  await new Promise((resolve) => setTimeout(resolve));
  delete document.documentElement.dataset.hydrated;
  delete document.documentElement.dataset.early;
  localStorage.clear();
  vi.unstubAllGlobals();
});

/**
 * Prepares a page that is not hydrated.
 *
 * @returns A function that presses a control and reports whether the press was handled.
 */
function open() {
  const handlePress = prepareIntents();
  return (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) throw new Error('no such control');
    return handlePress(element);
  };
}

const items: Record<number, string> = { 4: 'li:first-child', 44: 'li:last-child', 7: 'section' };
const item = (id: number) => document.querySelector<HTMLElement>(items[id] ?? '');
const adder = (id: number) => item(id)?.querySelector<HTMLElement>('[data-add]');
const heart = (id = 4) => item(id)?.querySelector('[aria-pressed]');
const shadow = (id: number) => adder(id)?.parentElement?.shadowRoot;
const minus = (id: number) => shadow(id)?.querySelector('button');
const plus = (id: number) => shadow(id)?.querySelector<HTMLElement>('button:last-of-type');
const amount = (id: number) => shadow(id)?.querySelector('output')?.textContent;
const click = (element: Element | null | undefined, detail = 1) =>
  element?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
const stored = (list: 'cart' | 'liked') =>
  JSON.parse(localStorage.getItem(`chorsu:${list}-intents`) ?? 'null')?.state;

test('immediately shows, stores and sends a product added to the cart', async () => {
  const press = open();
  expect(press(adder(4))).toBe(true);
  expect([amount(4), amount(44)]).toEqual(['1', undefined]);
  expect(stored('cart').intents).toEqual({ 4: 1 });
  await vi.waitFor(() => expect(stored('cart').responses).toEqual({ 4: { value: 1 } }));
  expect(sent).toEqual([['POST', '/order/cart', { sub_product: 4, amount: 1 }]]);
});

test('leaves server-rendered elements unchanged', () => {
  const press = open();
  const elements = [...document.body.querySelectorAll('*')];
  press(adder(4));
  expect([...document.body.querySelectorAll('*')]).toEqual(elements);
});

test('labels the stepper with the product of its card or page', () => {
  const press = open();
  press(adder(4));
  press(adder(7));
  const names = [4, 7].map((id) => plus(id)?.getAttribute('aria-label'));
  expect(names).toEqual(['Oshirish: Choynak', 'Oshirish: Lampa']);
});

test('counts only up to the stock, and removes the stepper at zero', async () => {
  const press = open();
  press(adder(4));
  click(plus(4));
  click(plus(4));
  expect([amount(4), plus(4)?.getAttribute('aria-disabled')]).toEqual(['3', 'true']);
  click(plus(4));
  expect(amount(4)).toBe('3');
  for (let at = 0; at < 3; at += 1) click(minus(4));
  expect(amount(4)).toBeUndefined();
  await vi.waitFor(() => expect(stored('cart').responses).toEqual({ 4: { value: 0 } }));
  expect(sent.at(-1)).toEqual(['DELETE', '/order/cart/4', null]);
});

test('sends an amount that changes during a request once that request ends', async () => {
  const replies: (() => void)[] = [];
  const done = () => Response.json({ status: true, data: null, message: null });
  respond = () => new Promise((resolve) => replies.push(() => resolve(done())));
  const press = open();
  press(adder(4));
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  click(plus(4));
  replies[0]?.();
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(stored('cart').responses).toEqual({});
  replies[1]?.();
  await vi.waitFor(() => expect(stored('cart').responses).toEqual({ 4: { value: 2 } }));
  expect(sent.map(([, , body]) => Object(body).amount)).toEqual([1, 2]);
});

test('immediately shows, stores and sends a like and its removal', async () => {
  const press = open();
  press(heart());
  expect([heart()?.getAttribute('aria-pressed'), stored('liked').intents]).toEqual([
    'true',
    { 40: true },
  ]);
  await vi.waitFor(() => expect(stored('liked').responses).toEqual({ 40: { value: true } }));
  press(heart());
  expect(heart()?.getAttribute('aria-pressed')).toBe('false');
  await vi.waitFor(() => expect(stored('liked').responses).toEqual({ 40: { value: false } }));
  expect(sent.map(([method]) => method)).toEqual(['POST', 'DELETE']);
});

test('ignores the second click of a double click on "Add"', () => {
  const press = open();
  press(adder(4));
  click(plus(4), 2);
  expect(amount(4)).toBe('1');
  click(plus(4), 2);
  expect(amount(4)).toBe('2');
});

test.each([
  ['other controls', () => document.querySelector('#menu')],
  ['a product that is already in the cart', () => adder(44)],
  ['a product that is already liked', () => heart(44)],
  ['a product page whose URL selects a variant', () => adder(7)],
])('lets React handle presses on %s', (_what, control) => {
  localStorage.setItem(KNOWN_LISTS_KEY, JSON.stringify({ cart: [44], liked: [41] }));
  history.replaceState(null, '', '/products/lampa?option=8');
  const press = open();
  expect(press(control())).toBe(false);
  expect([sent, stored('cart')]).toEqual([[], undefined]);
});

test.each([
  ['rejects cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  [
    'blocks storage',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  [
    'has no space left',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])('lets React handle all presses when the browser %s', (_what, restrict) => {
  const restricted = restrict();
  const press = open();
  const handled = [press(adder(4)), press(heart())];
  restricted.mockRestore();
  expect(handled).toEqual([false, false]);
  expect([amount(4), heart()?.getAttribute('aria-pressed'), sent]).toEqual([
    undefined,
    'false',
    [],
  ]);
});

test('stores a rejection for React and keeps showing the intent', async () => {
  const data = { detail: 'Only 2 left' };
  respond = () => Response.json({ status: false, data }, { status: 422 });
  const press = open();
  press(adder(4));
  const rejection = { status: 422, detail: 'Only 2 left', data, retryAfter: null };
  await vi.waitFor(() => expect(stored('cart').responses).toEqual({ 4: { value: 1, rejection } }));
  expect([amount(4), stored('cart').intents]).toEqual(['1', { 4: 1 }]);
});

test('lets React send an intent that gets no response', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  const press = open();
  press(adder(4));
  await vi.waitFor(() => expect(sent).not.toHaveLength(0));
  expect([amount(4), stored('cart')]).toEqual(['1', { intents: { 4: 1 }, responses: {} }]);
});

test("shows an earlier page's intents and sends those without a response", async () => {
  const state = { intents: { 4: 2, 7: 3 }, responses: { 4: { value: 2 } } };
  localStorage.setItem('chorsu:cart-intents', JSON.stringify({ state, version: 1 }));
  open();
  await vi.waitFor(() => expect([amount(4), amount(7)]).toEqual(['2', '3']));
  await vi.waitFor(() => expect(Object.keys(stored('cart').responses)).toEqual(['4', '7']));
  expect(sent).toEqual([['POST', '/order/cart', { sub_product: 7, amount: 3 }]]);
});

test('dispatches a storage event for each press', () => {
  const written = vi.fn();
  addEventListener('storage', ({ key }) => written(key));
  const press = open();
  press(adder(4));
  press(heart());
  expect(written.mock.calls).toEqual([['chorsu:cart-intents'], ['chorsu:liked-intents']]);
});

test('a new stepper gets the focus, and its removal returns the focus to the button', () => {
  const press = open();
  adder(4)?.focus();
  press(adder(4));
  expect(shadow(4)?.activeElement).toBe(plus(4));
  click(minus(4));
  expect(document.activeElement).toBe(adder(4));
});

test("replaces the stepper with React's stepper and moves the focus there", async () => {
  const press = open();
  const area = adder(4)?.parentElement;
  adder(4)?.focus();
  press(adder(4));
  if (area) area.innerHTML = '<button>-</button><button id="more">+</button>';
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('more'));
  expect(area?.shadowRoot?.innerHTML).toBe('<slot></slot>');
});

test('keeps a stepper whose button is held down until the press has ended', async () => {
  const press = open();
  press(adder(4));
  const [area, button] = [adder(4)?.parentElement, plus(4)];
  const group = button?.parentElement;
  if (!area || !group) throw new Error('no stepper');
  // jsdom does not implement `:active`.
  const isHeld = vi.spyOn(group, 'matches').mockReturnValue(true);
  area.innerHTML = '<button>-</button><button>+</button>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(button?.isConnected).toBe(true);

  dispatchEvent(new Event('pointerup'));
  click(button);
  isHeld.mockReturnValue(false);

  expect(stored('cart').intents).toEqual({ 4: 2 });
  await vi.waitFor(() => expect(area.shadowRoot?.innerHTML).toBe('<slot></slot>'));
});

test('resets hearts to the server-rendered state at hydration, but not later', async () => {
  const press = open();
  press(heart());
  markHydrated();
  expect(heart()?.getAttribute('aria-pressed')).toBe('false');
  heart()?.setAttribute('aria-pressed', 'true');
  localStorage.clear();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heart()?.getAttribute('aria-pressed')).toBe('true');
});

test('Back removes a stepper whose intent another page has confirmed', async () => {
  const press = open();
  press(adder(4));
  press(adder(7));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const state = { intents: { 7: 1 }, responses: {} };
  localStorage.setItem('chorsu:cart-intents', JSON.stringify({ state, version: 1 }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([amount(4), amount(7)]).toEqual([undefined, '1']);
});
