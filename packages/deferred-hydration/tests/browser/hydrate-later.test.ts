import {
  type HydrationOptions,
  hydrateLater,
  onTouch,
  readDeferredPage,
  type Trigger,
} from 'deferred-hydration/browser';
import { markHydrated } from 'deferred-hydration/hydrated';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCRIPTS = '/payload/abc /_next/static/chunks/a.js /_next/static/chunks/b.js';
const KEY = 'app:presses';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('')),
  );
  sessionStorage.clear();
});

afterEach(async () => {
  // Otherwise the queue of this page would handle the events of the next test's page.
  markHydrated();
  await vi.runAllTimersAsync();
  delete document.documentElement.dataset.hydrated;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Opens a page whose hydration is deferred. */
function open(options: Partial<HydrationOptions> = {}, data: Record<string, string> = {}) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { scripts: SCRIPTS, ...data });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  document.body.innerHTML = '<button type="button">Add</button>';
  const presses = vi.fn();
  document.querySelector('button')?.addEventListener('click', presses);
  const page = readDeferredPage();
  if (!page) throw new Error('the page has no deferred scripts');
  const deferred = hydrateLater(page, { triggers: [], storageKey: KEY, ...options });
  const press = () => document.querySelector('button')?.click();
  return { press, presses, deferred };
}

const running = () => [...document.head.querySelectorAll('script')];

test('reads the URLs and the data from the attributes of the running script', () => {
  const script = document.createElement('script');
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  expect(readDeferredPage()).toBeNull();
  Object.assign(script.dataset, { scripts: '/a.js /b.js', saveData: '' });
  expect(readDeferredPage()).toMatchObject({
    scripts: ['/a.js', '/b.js'],
    stylesheets: [],
    data: { saveData: '' },
  });
  current.mockReturnValue(null);
  expect(readDeferredPage()).toBeNull();
});

test('runs the scripts in order when a trigger fires', async () => {
  const anyOrder: boolean[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    for (const one of added) if (one instanceof HTMLScriptElement) anyOrder.push(one.async);
    append(...added);
  });
  let start = () => {};
  const trigger: Trigger = (begin) => {
    start = begin;
  };
  const { deferred } = open({ triggers: [trigger] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([running(), deferred.aborted]).toEqual([[], false]);
  start();
  expect(deferred.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(running().map((script) => script.getAttribute('src'))).toEqual(SCRIPTS.split(' '));
  expect(anyOrder).toEqual([false, false, false]);
});

test('starts immediately if a trigger has already fired', async () => {
  open({ triggers: [(start) => start()] });
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
});

test('loads the scripts on a press and replays the press when the page is hydrated', async () => {
  const { press, presses } = open();
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
  expect(presses).not.toHaveBeenCalled();

  markHydrated();
  // React is still running its effects and would miss the press.
  expect(presses).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(presses).toHaveBeenCalledOnce();
});

test('queues a press again after a reload if no script has handled it', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  const press = { tagName: 'BUTTON', className: '', place: 0 };
  sessionStorage.setItem(KEY, JSON.stringify({ page: location.href, list: [press] }));
  const { presses } = open();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('button')?.ariaBusy).toBe('true');
  expect(running()).toHaveLength(3);
  expect(presses).not.toHaveBeenCalled();
});

test('releases presses if the page is not hydrated 20 s after its scripts have loaded', async () => {
  const { press, presses } = open();
  press();
  await vi.advanceTimersByTimeAsync(60_000);
  running().at(-1)?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(presses).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(presses).toHaveBeenCalledOnce();
  press();
  expect(presses).toHaveBeenCalledTimes(2);
});

test.each([
  ['releases presses when a script fails offline', false, true, 0, 1],
  ['releases presses when a script fails and the app does not reload', true, false, 1, 1],
  ['holds presses when a script fails and the app reloads', true, true, 1, 0],
])('%s', async (_when, onLine, reloads, requestCount, pressed) => {
  const recover = vi.fn(() => reloads);
  const { press, presses } = open({ recover });
  press();
  await vi.advanceTimersByTimeAsync(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  running()[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  expect([recover, presses].map(({ mock }) => mock.calls.length)).toEqual([requestCount, pressed]);
});

test('applies the stylesheets before the scripts run', async () => {
  const { press } = open({}, { stylesheets: '/a.css /b.css' });
  press();
  await vi.advanceTimersByTimeAsync(0);
  const sheets = [...document.head.querySelectorAll('link')];
  expect(sheets.map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
  expect(running()).toEqual([]);
  for (const link of sheets) link.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
  const fetched = vi.mocked(fetch).mock.calls.map(([address]) => address);
  expect(fetched).toEqual(['/a.css', '/b.css', ...SCRIPTS.split(' ')]);
});

test('runs the scripts only once when several events start hydration', async () => {
  const onRun = vi.fn();
  const { press } = open({ triggers: [onTouch], onRun });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press();
  press();
  expect(onRun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onRun).toHaveBeenCalledOnce();
  expect(running()).toHaveLength(3);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('runs the scripts only when the whole document has been parsed', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { press } = open();
  press();
  await vi.advanceTimersByTimeAsync(100);
  expect(running()).toEqual([]);
  state.mockReturnValue('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
});

test.each([
  ['/other', 'reloads'],
  ['/?page=2', 'reloads'],
  ['/#top', 'does not reload'],
])('Back to %s before hydration %s the page', (address, outcome) => {
  const times = outcome === 'reloads' ? 1 : 0;
  const reload = vi.fn();
  const place = { pathname: '/', search: '', href: '/', reload };
  vi.stubGlobal('location', place);
  open();
  const { pathname, search } = new URL(address, 'http://localhost');
  Object.assign(place, { pathname, search });
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledTimes(times);
  markHydrated();
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledTimes(times);
});

test('deletes the stored presses of a page restored from the back/forward cache', () => {
  open();
  sessionStorage.setItem(KEY, '{}');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(sessionStorage).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionStorage).toHaveLength(0);
});
