import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivedBy } from '@/tests/support/arrival';

const SCRIPTS = '/_page/abc/about /_next/static/chunks/a.js /_next/static/chunks/b.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('')),
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(async () => {
  // The queue of this page would listen to the next page.
  dispatchEvent(new Event('chorsu:hydrated'));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** A page whose hydration is deferred. */
async function open(data: Record<string, string>) {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  document.body.innerHTML = '<button type="button">Add</button>';
  const presses = vi.fn();
  document.querySelector('button')?.addEventListener('click', presses);
  vi.resetModules();
  await import('@/lib/client/hydration/main');
  const press = () => document.querySelector('button')?.click();
  return { press, presses };
}

const running = () => [...document.head.querySelectorAll('script')];

test('the scripts wait for the shopper or an idle network and run in order', async () => {
  const anyOrder: boolean[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    for (const one of added) if (one instanceof HTMLScriptElement) anyOrder.push(one.async);
    append(...added);
  });
  await open({ scripts: SCRIPTS });
  await vi.advanceTimersByTimeAsync(2999);
  expect(running()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(running().map((script) => script.getAttribute('src'))).toEqual(SCRIPTS.split(' '));
  expect(anyOrder).toEqual([false, false, false]);
});

test('a press loads the scripts and is replayed when the page is hydrated', async () => {
  const { press, presses } = await open({ scripts: SCRIPTS, saveData: '' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(running()).toEqual([]);
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
  expect(presses).not.toHaveBeenCalled();

  dispatchEvent(new Event('chorsu:hydrated'));
  // React is amid its effects, and would not hear of it.
  expect(presses).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(presses).toHaveBeenCalledOnce();
});

test.each([
  ['pointerdown', {}, [3, 3]],
  ['pointerdown', { saveData: '' }, [3, 3]],
  ['wheel', {}, [0, 3]],
  ['wheel', { saveData: '' }, [0, 0]],
] as const)(
  'a %s with %j loads so many scripts at once and a moment later: %j',
  async (kind, data, counts) => {
    await open({ scripts: SCRIPTS, ...data });
    document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    const atOnce = running().length;
    await vi.advanceTimersByTimeAsync(250);
    expect([atOnce, running().length]).toEqual(counts);
  },
);

test('a press that no script has answered is held again when its page is loaded again', async () => {
  arrivedBy('reload');
  const press = { tagName: 'BUTTON', className: '', place: 0 };
  sessionStorage.setItem('chorsu:presses', JSON.stringify({ page: location.href, list: [press] }));
  const { presses } = await open({ scripts: SCRIPTS, saveData: '' });
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('button')?.ariaBusy).toBe('true');
  expect(running()).toHaveLength(3);
  expect(presses).not.toHaveBeenCalled();
});

test('if the page is never hydrated, presses go to the browser 20 s after its scripts have run', async () => {
  const { press, presses } = await open({ scripts: SCRIPTS });
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

test('if a script cannot be loaded, presses go to the browser', async () => {
  const { press, presses } = await open({ scripts: SCRIPTS });
  press();
  await vi.advanceTimersByTimeAsync(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  running()[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  expect(presses).toHaveBeenCalledOnce();
});

test('sheets are fetched before they are applied, and the scripts run after them', async () => {
  const { press } = await open({ scripts: SCRIPTS, stylesheets: '/a.css  /b.css' });
  press();
  await vi.advanceTimersByTimeAsync(0);
  const sheets = [...document.head.querySelectorAll('link')];
  expect(sheets.map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
  expect(running()).toEqual([]);
  for (const link of sheets) link.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
  const asked = vi.mocked(fetch).mock.calls.map(([address]) => address);
  expect(asked).toEqual(['/a.css', '/b.css', ...SCRIPTS.split(' ')]);
});

test('they run once, however much is pressed', async () => {
  const { press } = await open({ scripts: SCRIPTS });
  press();
  press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(running()).toHaveLength(3);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('whoever has been here before does not wait, unless the network is weak', async () => {
  localStorage.setItem('chorsu:known', '1');
  await open({ scripts: SCRIPTS, saveData: '' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(running()).toEqual([]);
  await open({ scripts: SCRIPTS });
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
});

test('the first visit is remembered once its scripts run, and no sooner', async () => {
  const { press } = await open({ scripts: SCRIPTS });
  expect(localStorage).toHaveLength(0);
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem('chorsu:known')).toBe('1');
});

test('they run when all of the page is there', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { press } = await open({ scripts: SCRIPTS });
  press();
  await vi.advanceTimersByTimeAsync(100);
  expect(running()).toEqual([]);
  state.mockReturnValue('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
});

test('if a script cannot be loaded while there is a network, the page is loaded again', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', href: '/', reload });
  const { press, presses } = await open({ scripts: SCRIPTS });
  press();
  await vi.advanceTimersByTimeAsync(0);
  running()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledOnce();
  expect(presses).not.toHaveBeenCalled();
  // Once a minute; then the browser has them.
  running()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledOnce();
  expect(presses).toHaveBeenCalledOnce();
});

test.each([
  ['/cart', 1],
  ['/?page=2', 1],
  ['/#top', 0],
])('before React, Back to %s loads the page: %i', async (address, times) => {
  const reload = vi.fn();
  const place = { pathname: '/', search: '', href: '/', reload };
  vi.stubGlobal('location', place);
  await open({ scripts: SCRIPTS });
  const { pathname, search } = new URL(address, 'http://localhost');
  Object.assign(place, { pathname, search });
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledTimes(times);
  dispatchEvent(new Event('chorsu:hydrated'));
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledTimes(times);
});

test('a page that comes back from the cache of the browser still has its presses', async () => {
  await open({ scripts: SCRIPTS, saveData: '' });
  sessionStorage.setItem('chorsu:presses', '{}');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(sessionStorage).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionStorage).toHaveLength(0);
});

test('on a page without scripts presses go to the browser', async () => {
  const { press, presses } = await open({});
  press();
  expect(presses).toHaveBeenCalledOnce();
});
