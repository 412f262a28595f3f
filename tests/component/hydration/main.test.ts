import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  await open({ scripts: SCRIPTS });
  await vi.advanceTimersByTimeAsync(2999);
  expect(running()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(running().map((script) => script.getAttribute('src'))).toEqual(SCRIPTS.split(' '));
  expect(running().map(({ async }) => async)).toEqual([false, false, false]);
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
  await vi.advanceTimersByTimeAsync(0);
  expect(presses).toHaveBeenCalledOnce();
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

test('on a page without scripts presses go to the browser', async () => {
  const { press, presses } = await open({});
  press();
  expect(presses).toHaveBeenCalledOnce();
});
