import { markHydrated } from 'deferred-hydration/hydrated';
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
  // Stops this page's press queue, because its listeners would also handle the next test's events.
  markHydrated();
  await vi.runAllTimersAsync();
  delete document.documentElement.dataset.hydrated;
  delete document.documentElement.dataset.restored;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Opens a page whose hydration is deferred. */
async function open(data: Record<string, string>) {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  document.body.innerHTML =
    '<button type="button">Add</button><p hidden data-waiting-press>Wait</p><form></form>';
  const presses = vi.fn();
  document.querySelector('button')?.addEventListener('click', presses);
  vi.resetModules();
  await import('@/lib/client/hydration/main');
  const press = () => document.querySelector('button')?.click();
  return { press, presses };
}

const running = () => [...document.head.querySelectorAll('script')];

test.each([
  ['the scripts after 3 s without network activity', {}, 3],
  ['no scripts with save-data', { saveData: '' }, 0],
])('loads %s for a new visitor', async (_when, data, count) => {
  await open({ scripts: SCRIPTS, ...data });
  await vi.advanceTimersByTimeAsync(2999);
  expect(running()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(running()).toHaveLength(count);
});

test.each([
  ['loads the scripts at once on a press', 'pointerdown', {}, [3, 3]],
  ['loads the scripts at once on a press with save-data', 'pointerdown', { saveData: '' }, [3, 3]],
  ['loads the scripts 250 ms after the wheel is turned', 'wheel', {}, [0, 3]],
  ['loads no scripts for the wheel with save-data', 'wheel', { saveData: '' }, [0, 0]],
] as const)('%s', async (_title, kind, data, counts) => {
  await open({ scripts: SCRIPTS, ...data });
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  const atOnce = running().length;
  await vi.advanceTimersByTimeAsync(250);
  expect([atOnce, running().length]).toEqual(counts);
});

test.each([
  ['holds a submitted form until React runs', {}, true],
  ['sends a submitted form natively with save-data', { saveData: '' }, false],
])('%s', async (_title, data, isHeld) => {
  await open({ scripts: SCRIPTS, ...data });
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const sent = vi.fn();
  document.querySelector('form')?.addEventListener('submit', sent);
  document.querySelector('form')?.dispatchEvent(submit);
  expect(sent).toHaveBeenCalledTimes(isHeld ? 0 : 1);
  document.querySelector('form')?.remove();
});

test('shows a notice while a press waits for hydration', async () => {
  const { press } = await open({ scripts: SCRIPTS, saveData: '' });
  const notice = document.querySelector<HTMLElement>('[data-waiting-press]');
  press();
  expect(notice?.hidden).toBe(false);
  markHydrated();
  await vi.advanceTimersByTimeAsync(10);
  expect(notice?.hidden).toBe(true);
});

test('queues a stored press again after a reload', async () => {
  arrivedBy('reload');
  const press = { tagName: 'BUTTON', className: '', place: 0 };
  sessionStorage.setItem('chorsu:presses', JSON.stringify({ page: location.href, list: [press] }));
  const { presses } = await open({ scripts: SCRIPTS, saveData: '' });
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('button')?.ariaBusy).toBe('true');
  expect(presses).not.toHaveBeenCalled();
});

test('loads the scripts for a returning visitor at once, except with save-data', async () => {
  localStorage.setItem('chorsu:known', '1');
  await open({ scripts: SCRIPTS, saveData: '' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(running()).toEqual([]);
  await open({ scripts: SCRIPTS });
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toHaveLength(3);
});

test('records the first visit once the scripts run', async () => {
  const { press } = await open({ scripts: SCRIPTS });
  expect(localStorage).toHaveLength(0);
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem('chorsu:known')).toBe('1');
});

test('reloads once when a script fails, and then lets the browser handle presses', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', href: '/', reload });
  const { press, presses } = await open({ scripts: SCRIPTS });
  press();
  await vi.advanceTimersByTimeAsync(0);
  running()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledOnce();
  expect(presses).not.toHaveBeenCalled();
  running()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledOnce();
  expect(presses).toHaveBeenCalledOnce();
});

test('marks a page from the back/forward cache as restored', async () => {
  await open({ scripts: SCRIPTS, saveData: '' });
  const { dataset } = document.documentElement;
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(dataset.restored).toBeUndefined();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(dataset.restored).toBe('');
});

test('lets the browser handle presses on a page without scripts', async () => {
  const { press, presses } = await open({});
  press();
  expect(presses).toHaveBeenCalledOnce();
});
