import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFiles } from '@/lib/client/hydration/fetch-files';
import { markHydrated, onHydrated, untilHydrated } from '@/lib/client/hydration/hydrated-mark';
import { prepareLanguageLinks } from '@/lib/client/hydration/language-links';
import { loadProductScripts } from '@/lib/client/hydration/product-scripts';
import { isReturningVisitor, rememberVisitor } from '@/lib/client/hydration/returning-visitor';
import { loadStylesheets } from '@/lib/client/hydration/stylesheets';
import { onIntent, onNetworkIdle } from '@/lib/client/hydration/triggers';

let until = new AbortController();

beforeEach(() => {
  until = new AbortController();
  history.replaceState(null, '', '/products?menu=phones');
});
afterEach(() => {
  vi.unstubAllGlobals();
  until.abort();
  dispatchEvent(new Event('chorsu:hydrated'));
  delete document.documentElement.dataset.hydrated;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test's document has no cookie store.
  document.cookie = 'NEXT_LOCALE=; path=/; max-age=0';
  vi.useRealTimers();
});

function pick(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** jsdom follows no links. */
function stayHere() {
  const { signal } = until;
  for (const kind of ['click', 'submit']) {
    document.body.addEventListener(kind, (event) => event.preventDefault(), { signal });
  }
}

class Move extends MouseEvent {
  override readonly movementX: number;
  override readonly movementY: number;

  constructor(x: number, y: number) {
    super('pointermove', { bubbles: true });
    this.movementX = x;
    this.movementY = y;
  }
}

const fire = (kind: string, target: EventTarget = pick('p')) =>
  target.dispatchEvent(new Event(kind, { bubbles: true }));

const page =
  '<p>Text</p><a href="/cart"><span>Cart</span></a><a href="/x" role="button">Menu</a><button type="button">Add</button>';

test.each([
  ...['pointerdown', 'touchstart', 'keydown', 'focusin'].map((kind) => [kind, true] as const),
  ...['pointermove', 'wheel'].map((kind) => [kind, false] as const),
])('%s is something that the shopper does; over a weak network: %j', (kind, isStrong) => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  const [act, weak] = [vi.fn(), vi.fn()];
  onIntent(act, { saveData: false, until: until.signal });
  onIntent(weak, { saveData: true, until: until.signal });
  fire(kind);
  expect(act).toHaveBeenCalledTimes(Number(isStrong));
  vi.runAllTimers();
  expect([act.mock.calls.length, weak.mock.calls.length]).toEqual([1, Number(isStrong)]);
  until.abort();
  fire(kind);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('a link that is followed soon after a move comes first, and nothing competes with its page', () => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  stayHere();
  const act = vi.fn();
  onIntent(act, { saveData: false, until: until.signal });
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  vi.advanceTimersByTime(249);
  pick('a').click();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  fire('wheel');
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test.each([
  ['pointerdown', false],
  ['touchstart', false],
  ['focusin', false],
  ['wheel', false],
  ['keydown', true],
  ['pointermove', true],
])('a %s on a link is a reason to do more: %j', (kind, isReason) => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  const act = vi.fn();
  onIntent(act, { saveData: false, until: until.signal });
  fire(kind, pick('a span'));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(Number(isReason));
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [0, -1, 1],
])('a mouse that moved by %i and %i has moved: %i', (x, y, times) => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', Move);
  document.body.innerHTML = page;
  const act = vi.fn();
  onIntent(act, { saveData: false, until: until.signal });
  pick('p').dispatchEvent(new Move(x, y));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(times);
});

test('the page is scrolled by the shopper, a carousel by itself', () => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  const act = vi.fn();
  onIntent(act, { saveData: false, until: until.signal });
  pick('p').dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('what the page itself keeps from others is something that the shopper does, too', () => {
  document.body.innerHTML = page;
  pick('p').addEventListener('touchstart', (event) => event.stopPropagation());
  const act = vi.fn();
  onIntent(act, { saveData: true, until: until.signal });
  fire('touchstart');
  expect(act).toHaveBeenCalledOnce();
});

/** A network whose arrivals the test tells. */
function aNetwork() {
  let arrive = () => {};
  const [observe, disconnect] = [vi.fn(), vi.fn()];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly observe = observe;
      readonly disconnect = disconnect;

      constructor(listener: () => void) {
        arrive = listener;
      }
    },
  );
  return { arrive: () => arrive(), observe, disconnect };
}

test('the network is idle three seconds after the last arrival', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const { arrive, observe } = aNetwork();
  onNetworkIdle(act, { until: until.signal });
  expect(observe).toHaveBeenCalledWith({ type: 'resource', buffered: true });
  vi.advanceTimersByTime(2000);
  arrive();
  vi.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('once it is done, nobody waits for the network any more', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const { disconnect } = aNetwork();
  onNetworkIdle(act, { until: until.signal });
  until.abort();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalledOnce();
});

/** A server whose answers the test gives; what is asked for is noted. */
function aServer(answer: (address: string, signal: AbortSignal) => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    return answer(address, signal);
  });
  return asked;
}

const untilAborted = (_address: string, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('all files are fetched to their end, and once', async () => {
  const read = vi.fn();
  const asked = aServer(async () => {
    const response = new Response('x');
    vi.spyOn(response, 'blob').mockImplementation(async () => {
      read();
      return new Blob();
    });
    return response;
  });
  await fetchFiles(['/a.js', '/b.js']);
  expect(asked).toEqual(['/a.js', '/b.js']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a file that fails is fetched again after three seconds, or when the browser is online', async () => {
  vi.useFakeTimers();
  let isBroken = true;
  const asked = aServer(async () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return new Response('x');
  });
  const fetched = fetchFiles(['/a.js']);
  await vi.advanceTimersByTimeAsync(2999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  isBroken = false;
  dispatchEvent(new Event('online'));
  await fetched;
  expect(asked).toHaveLength(3);
});

test.each([
  ['a link to another page', 'a', 1],
  ['text', 'p', 0],
  ['a button', 'button', 0],
])('a press of %s leaves the page', async (_what, selector, leaves) => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  stayHere();
  let isLeaving = false;
  aServer((address, signal) => {
    signal.addEventListener('abort', () => {
      isLeaving = true;
    });
    return untilAborted(address, signal);
  });
  void fetchFiles(['/a.js']);
  pick(selector).click();
  expect(Number(isLeaving)).toBe(leaves);
});

test.each([
  '<a href="/products?menu=phones#top">Top</a>',
  '<a href="https://t.me/chorsu">Telegram</a>',
  '<a href="/cart" target="_blank">Cart</a>',
])('a link within the page, to another site or into a tab of its own does not: %s', (link) => {
  document.body.innerHTML = link;
  stayHere();
  const aborted = vi.fn();
  const asked = aServer((_address, signal) => {
    signal.addEventListener('abort', aborted);
    return new Promise(() => {});
  });
  void fetchFiles(['/a.js']);
  pick('a').click();
  expect([asked, aborted.mock.calls]).toEqual([['/a.js'], []]);
});

test.each([
  ['comes back', (): void => void dispatchEvent(new Event('pageshow')), 0],
  ['has not left after all', () => {}, 10_000],
])('who %s gets the rest', async (_what, happen, waitMs) => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><button>Send</button></form>';
  let isFirst = true;
  // Those of the tests before still wait, and would be among them.
  const own = `/${waitMs}.js`;
  const asked = aServer((address, signal) => {
    if (address !== own) return untilAborted(address, signal);
    if (!isFirst) return Promise.resolve(new Response('x'));
    isFirst = false;
    return untilAborted(address, signal);
  });
  const fetched = fetchFiles([own]);
  pick('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(Math.max(0, waitMs - 1));
  expect(asked.filter((address) => address === own)).toHaveLength(1);
  happen();
  await vi.advanceTimersByTimeAsync(1);
  await fetched;
  expect(asked.filter((address) => address === own)).toHaveLength(2);
});

test('a form that was held for React leaves nothing', () => {
  document.body.innerHTML = '<form></form>';
  const aborted = vi.fn();
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', aborted);
    return new Promise(() => {});
  });
  void fetchFiles(['/a.js']);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  event.preventDefault();
  Object.defineProperty(event, 'defaultPrevented', { value: true });
  pick('form').dispatchEvent(event);
  expect(aborted).not.toHaveBeenCalled();
});

test('what hydrates is told once to everyone who waits for it', () => {
  const act = vi.fn();
  onHydrated(act);
  const signal = untilHydrated();
  expect([signal.aborted, document.documentElement.dataset.hydrated]).toEqual([false, undefined]);
  markHydrated();
  expect([signal.aborted, document.documentElement.dataset.hydrated]).toEqual([true, '']);
  markHydrated();
  expect(act).toHaveBeenCalledOnce();
});

test('whoever has been here is known again, unless the browser stores nothing', () => {
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

test('a link to the other language leads to this page, as it is filtered now', () => {
  document.body.innerHTML = languageLink + other;
  stayHere();
  prepareLanguageLinks();
  fire('pointerdown', pick('a span'));
  fire('pointerdown', pick('a[href="/cart"]'));
  expect(pick('a').getAttribute('href')).toContain('/ru/products?menu=phones');
  expect(pick('a[href="/cart"]').getAttribute('href')).toBe('/cart');
  expect(document.cookie).not.toContain('NEXT_LOCALE=ru');
});

test('one that is followed is remembered, with where the page stood', () => {
  document.body.innerHTML = languageLink;
  stayHere();
  vi.stubGlobal('scrollY', 320);
  prepareLanguageLinks();
  pick('a span').click();
  expect(document.cookie).toContain('NEXT_LOCALE=ru');
  expect(sessionStorage.getItem('chorsu:scroll')).toBe('320');
  expect(isReturningVisitor()).toBe(true);
});

test('a link to a language that the shop does not have chooses none', () => {
  document.body.innerHTML = languageLink.replace('hreflang="ru"', 'hreflang="en"');
  stayHere();
  prepareLanguageLinks();
  pick('a').click();
  expect(sessionStorage.getItem('chorsu:scroll')).toBeNull();
  expect(isReturningVisitor()).toBe(true);
});

test('once the page is hydrated React answers such links', () => {
  document.body.innerHTML = languageLink;
  stayHere();
  prepareLanguageLinks();
  markHydrated();
  fire('pointerdown', pick('a'));
  pick('a').click();
  expect(pick('a').getAttribute('href')).toBe('/ru/products');
  expect(isReturningVisitor()).toBe(false);
});

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];

test.each([
  ['load', 'all'],
  ['error', 'not all'],
])('stylesheets are applied together; one that ends with an %s is for %s', async (kind, media) => {
  document.head.innerHTML = '<style data-used-styles>a{}</style>';
  const loaded = loadStylesheets(['/a.css', '/b.css']);
  const [a, b] = sheets();
  expect(sheets().map(({ rel, media, fetchPriority }) => [rel, media, fetchPriority])).toEqual(
    Array(2).fill(['stylesheet', 'not all', 'high']),
  );
  expect([a, b].map((link) => link?.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
  a?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(a?.media).toBe('not all');
  b?.dispatchEvent(new Event(kind));
  await loaded;
  expect(sheets().map((link) => link.media)).toEqual(['all', media]);
  // The rules of the page itself stay before them.
  expect(document.head.firstElementChild?.tagName).toBe('STYLE');
  expect(a?.dataset.precedence).toBe('next');
});

class FontFace {}

test('stylesheets bring no typefaces: the page has them, and its text would be laid out anew', async () => {
  vi.stubGlobal('CSSFontFaceRule', FontFace);
  const rules: object[] = [new FontFace(), { rule: 'a' }, new FontFace(), { rule: 'b' }];
  const deleteRule = (at: number) => void rules.splice(at, 1);
  const loaded = loadStylesheets(['/a.css']);
  const [link] = sheets();
  if (link) Object.defineProperty(link, 'sheet', { value: { cssRules: rules, deleteRule } });
  link?.dispatchEvent(new Event('load'));
  await loaded;
  expect(rules).toEqual([{ rule: 'a' }, { rule: 'b' }]);
});

test('the scripts of a product are loaded once, when a hydrated page has a finger on its link', () => {
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

test('a script that the page has already is not loaded ahead: it would run again', () => {
  vi.stubGlobal('PRODUCT_SCRIPTS', ['/_next/static/chunks/p.js', '/_next/static/chunks/q.js']);
  document.body.innerHTML =
    '<script src="/_next/static/chunks/p.js"></script><a href="/products/p-1">Product</a>';
  loadProductScripts();
  markHydrated();
  fire('pointerover', pick('a'));
  expect(
    [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname),
  ).toEqual(['/_next/static/chunks/q.js']);
});

test('a script that cannot be loaded ahead is not in the way of the one that the router asks for', () => {
  vi.stubGlobal('PRODUCT_SCRIPTS', ['/_next/static/chunks/p.js', '/_next/static/chunks/q.js']);
  document.body.innerHTML = '<a href="/products/p-1">Product</a>';
  loadProductScripts();
  markHydrated();
  fire('pointerover', pick('a'));
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect([...document.scripts].map(({ src }) => new URL(src).pathname)).toEqual([
    '/_next/static/chunks/q.js',
  ]);
});
