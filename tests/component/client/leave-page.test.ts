import { beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_PATH } from '@/lib/constants';

// `goHome` navigates only once per page, so each test loads the module again.
let page: typeof import('@/lib/client/page/leave-page');
let entries: typeof import('@/lib/navigation/history-entry');
const open = async (address: string, lang = 'uz') => {
  vi.resetModules();
  history.replaceState(null, '', address);
  document.documentElement.lang = lang;
  page = await import('@/lib/client/page/leave-page');
  entries = await import('@/lib/navigation/history-entry');
};
const unreachable = { isServerError: false, action: null };
const here = () => location.pathname + location.search;

async function goBack() {
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-saved');
});

const words = { uz: '', ru: '' };
const settings = {
  app_name: 'Chorsu',
  head_title: words,
  head_description: words,
  keywords: words,
  head_image: '',
  modal_title: words,
  modal_description: words,
  test_mode: true,
  return_days: 10,
  pickup_points: 3,
};

const pageShown = (how: { persisted: boolean }) => new PageTransitionEvent('pageshow', how);

/** Stubs `location`, and returns the list of navigations that the page requests. */
function leads() {
  const led: string[] = [];
  const { pathname } = location;
  const assign = (address: string) => led.push(`assign ${address}`);
  const replace = (address: string) => led.push(`replace ${address}`);
  const reload = () => led.push('reload');
  vi.stubGlobal('location', { pathname, assign, replace, reload });
  return led;
}

test.each([
  ['/products?menu=phones#top', 'uz', OFFLINE_PATH],
  ['/ru/cart', 'ru', `/ru${OFFLINE_PATH}`],
])('opens the offline page in the language of %s with the return path', async (from, lang, to) => {
  await open(from, lang);
  vi.stubGlobal('scrollY', 640);
  page.goOffline(unreachable);
  expect(location.pathname).toBe(to);
  expect(new URLSearchParams(location.search).get('from')).toBe(from);
  expect(page.takeScrollTop()).toBeNull();
  await goBack();
  expect(here() + location.hash).toBe(from);
});

test('restores the failed page and its scroll position once', async () => {
  await open('/products');
  vi.stubGlobal('scrollY', 640);
  page.goOffline(unreachable);
  await goBack();
  expect([page.takeScrollTop(), page.takeScrollTop()]).toEqual([640, null]);
  expect(entries.readEntry()).toEqual({ scrollTop: null });
});

test('restores a scroll position of zero', async () => {
  await open('/products');
  entries.changeEntry({ scrollTop: 0 });
  expect(page.takeScrollTop()).toBe(0);
});

test.each([['/offline?from=/cart'], ['/ru/offline?from=/ru/cart']])(
  'does not navigate from %s to the offline page again',
  async (address) => {
    await open(address);
    page.goOffline(unreachable);
    expect(here()).toBe(address);
  },
);

test('keeps a saved copy of a page open when the connection is lost', async () => {
  await open('/products');
  document.documentElement.dataset.saved = '2026-11-21';
  page.goOffline(unreachable);
  expect(here()).toBe('/products');
});

test('does not open the offline page again within ten seconds', async () => {
  await open('/products');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  page.goOffline(unreachable);
  history.replaceState(null, '', '/cart');
  clock.mockReturnValue(1_009_999);
  page.goOffline(unreachable);
  expect(here()).toBe('/cart');
  clock.mockReturnValue(1_010_000);
  page.goOffline(unreachable);
  expect(location.pathname).toBe('/offline');
});

test.each([
  ['/user/orders', 'uz', '/'],
  ['/ru/user/orders', 'ru', '/ru'],
  ['/ru', 'uz', '/'],
])(
  'on %s in %s, opens the home page %s only once when called twice',
  async (address, lang, home) => {
    await open(address, lang);
    const led = leads();
    page.goHome();
    page.goHome();
    expect(led).toEqual([`assign ${home}`]);
  },
);

test.each([
  ['is restored by Back', () => dispatchEvent(pageShown({ persisted: true }))],
  ['is still open after fifteen seconds', () => vi.advanceTimersByTime(15_000)],
])('opens the home page again when the page %s (S4-18)', async (_how, happen) => {
  vi.useFakeTimers();
  await open('/user/orders');
  const led = leads();
  page.goHome();
  dispatchEvent(pageShown({ persisted: false }));
  page.goHome();
  expect(led).toEqual(['assign /']);
  happen();
  page.goHome();
  expect(led).toEqual(['assign /', 'assign /']);
  vi.useRealTimers();
});

test.each([
  ['/', 'uz'],
  ['/ru', 'ru'],
])('does not navigate on the home page %s in %s', async (address, lang) => {
  await open(address, lang);
  expect(page.isAtHome()).toBe(true);
  const led = leads();
  page.goHome();
  expect(led).toEqual([]);
});

test('replaces the history entry of an open overlay with the home page', async () => {
  await open('/user/orders');
  entries.changeEntry({ overlays: 1 });
  const led = leads();
  page.goHome();
  expect(led).toEqual(['replace /']);
});

test.each([
  ['detects that the shop is back when it responds', 200, true],
  ['does not treat a 502 from a proxy as a response from the shop', 502, false],
])('%s', async (_title, status, isBack) => {
  await open('/offline');
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (input: string, { headers }: RequestInit = {}) => {
    requests.push([input, new Headers(headers).get('accept-language')]);
    return Response.json({ status: status < 400, data: settings, message: null }, { status });
  });
  expect(await page.isShopBack('ru')).toBe(isBack);
  expect(requests).toEqual([['/api/v1/core/settings', 'ru']]);
});

test("hides a customer's page until it is reloaded for the next customer", async () => {
  await open('/user/orders');
  const led = leads();
  page.hideAndReload();
  expect(document.documentElement.hidden).toBe(true);
  expect(led).toEqual(['reload']);
  document.documentElement.hidden = false;
});
