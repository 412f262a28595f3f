import { markHydrated } from 'deferred-hydration/hydrated';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareLanguageLinks } from '@/lib/client/hydration/language-links';
import { loadProductScripts } from '@/lib/client/hydration/product-scripts';
import { isReturningVisitor, rememberVisitor } from '@/lib/client/hydration/returning-visitor';

beforeEach(() => {
  history.replaceState(null, '', '/products?menu=phones');
  document.body.addEventListener('click', stay);
});
afterEach(() => {
  vi.unstubAllGlobals();
  markHydrated();
  delete document.documentElement.dataset.hydrated;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.body.removeEventListener('click', stay);
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom does not implement CookieStore.
  document.cookie = 'NEXT_LOCALE=; path=/; max-age=0';
});

/** Stops a clicked link from navigating, because jsdom does not implement navigation. */
function stay(event: Event) {
  event.preventDefault();
}

function pick(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const fire = (kind: string, target: EventTarget) =>
  target.dispatchEvent(new Event(kind, { bubbles: true }));

test('recognizes a returning visitor unless the browser blocks storage', () => {
  expect(isReturningVisitor()).toBe(false);
  rememberVisitor();
  expect(isReturningVisitor()).toBe(true);
  expect(localStorage.getItem('chorsu:known')).toBe('1');
  vi.stubGlobal('localStorage', null);
  rememberVisitor();
  expect(isReturningVisitor()).toBe(false);
});

const languageLink = '<a href="/ru/products" hreflang="ru"><span>Русский</span></a>';
const other = '<a href="/cart">Cart</a>';

test("adds the page's current query to a pressed link to the other language", () => {
  document.body.innerHTML = languageLink + other;
  prepareLanguageLinks();
  fire('pointerdown', pick('a span'));
  fire('pointerdown', pick('a[href="/cart"]'));
  expect(pick('a').getAttribute('href')).toContain('/ru/products?menu=phones');
  expect(pick('a[href="/cart"]').getAttribute('href')).toBe('/cart');
  expect(document.cookie).not.toContain('NEXT_LOCALE=ru');
});

test('stores the language and the scroll position when a language link is followed', () => {
  document.body.innerHTML = languageLink;
  vi.stubGlobal('scrollY', 320);
  prepareLanguageLinks();
  pick('a span').click();
  expect(document.cookie).toContain('NEXT_LOCALE=ru');
  expect(sessionStorage.getItem('chorsu:scroll')).toBe('320');
  expect(isReturningVisitor()).toBe(true);
});

test('stores the language when a link in a panel opened before hydration is followed', () => {
  document.body.innerHTML = '<div></div>';
  const root = pick('div').attachShadow({ mode: 'open' });
  root.innerHTML = languageLink;
  prepareLanguageLinks();
  root.querySelector('span')?.click();
  expect(document.cookie).toContain('NEXT_LOCALE=ru');
});

test('lets React handle language links once the page is hydrated', () => {
  document.body.innerHTML = languageLink;
  prepareLanguageLinks();
  markHydrated();
  fire('pointerdown', pick('a'));
  pick('a').click();
  expect(pick('a').getAttribute('href')).toBe('/ru/products');
  expect(isReturningVisitor()).toBe(false);
});
test('loads the scripts of product pages once when a pointer reaches a product link', () => {
  vi.stubGlobal('PRODUCT_SCRIPTS', ['/_next/static/chunks/p.js', '/_next/static/chunks/q.js']);
  document.body.innerHTML = '<a href="/about">About</a><a href="/products/p-1"><b>Product</b></a>';
  const loaded = () => [...document.scripts].map((script) => script.getAttribute('src'));
  loadProductScripts();
  fire('pointerover', pick('b'));
  markHydrated();
  fire('pointerover', pick('a'));
  expect(loaded()).toEqual([]);

  fire('pointerover', pick('b'));
  fire('pointerover', pick('b'));
  expect(loaded()).toEqual(['/_next/static/chunks/p.js', '/_next/static/chunks/q.js']);
});
