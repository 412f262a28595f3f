import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetSavedPages,
  registerWorkerLater,
  savedAt,
  savePageLater,
  unmarkSavedCopy,
} from '@/lib/client/page/worker';

type Worker = { postMessage: ReturnType<typeof vi.fn> };
type Registration = { active: Worker | null; installing: Worker | null; waiting: Worker | null };

const aWorker = (): Worker => ({ postMessage: vi.fn() });
const told = (worker: Worker | null) => worker?.postMessage.mock.calls.map(([text]) => text);

function aBrowser(registration: Partial<Registration> = {}) {
  const found = { active: aWorker(), installing: null, waiting: null, ...registration };
  const container = Object.assign(new EventTarget(), {
    controller: null as Worker | null,
    register: vi.fn(async () => found),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { container, found };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  unmarkSavedCopy();
});

test('the worker is registered three seconds after the page, and told that it was opened', async () => {
  const { container, found } = aBrowser();
  registerWorkerLater();
  await vi.advanceTimersByTimeAsync(2999);
  expect(container.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(container.register.mock.calls).toEqual([
    ['/sw.js', { scope: '/', updateViaCache: 'none' }],
  ]);
  expect(told(found.active)).toEqual(['opened']);
});

test('a page that was left before registers none', async () => {
  const { container } = aBrowser();
  registerWorkerLater()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(container.register).not.toHaveBeenCalled();
});

test.each(['installing', 'waiting'] as const)(
  'a worker whose successor is %s gets no message that would keep it alive',
  async (state) => {
    const { found } = aBrowser({ [state]: aWorker() });
    registerWorkerLater();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told(found.active)).toEqual([]);
  },
);

test('a worker that waits is told so every ten seconds, until it has taken over', async () => {
  const waiting = aWorker();
  const { found } = aBrowser({ waiting });
  registerWorkerLater();
  await vi.advanceTimersByTimeAsync(12_999);
  expect(told(waiting)).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(told(waiting)).toEqual(['waited', 'waited']);
  found.waiting = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told(waiting)).toHaveLength(2);
});

test.each([
  ['has no workers', {}],
  [
    'forbids them',
    {
      get serviceWorker() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('a browser that %s goes on without one', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  registerWorkerLater();
  const leave = savePageLater('/about');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(leave).not.toThrow();
});

test('a page that is read for two seconds is saved', async () => {
  const { container } = aBrowser();
  container.controller = aWorker();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(1999);
  expect(told(container.controller)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told(container.controller)).toEqual([{ seen: '/about' }]);
});

test('on a first visit it is saved when the worker takes over', async () => {
  const { container } = aBrowser();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(2000);
  container.controller = aWorker();
  container.dispatchEvent(new Event('controllerchange'));
  expect(told(container.controller)).toEqual([{ seen: '/about' }]);
});

test('a page that is left at once is not saved, nor when a worker takes over later', async () => {
  const { container } = aBrowser();
  container.controller = aWorker();
  savePageLater('/about')();
  await vi.advanceTimersByTimeAsync(2000);
  container.dispatchEvent(new Event('controllerchange'));
  expect(told(container.controller)).toEqual([]);
});

test('a saved copy is not saved again, until it is the page itself once more', async () => {
  const { container } = aBrowser();
  container.controller = aWorker();
  expect(savedAt()).toBeNull();
  document.documentElement.dataset.saved = '2026-11-21';
  expect(savedAt()).toBe('2026-11-21');
  savePageLater('/about')();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(2000);
  container.dispatchEvent(new Event('controllerchange'));
  expect(told(container.controller)).toEqual([]);
  unmarkSavedCopy();
  expect(savedAt()).toBeNull();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(2000);
  expect(told(container.controller)).toEqual([{ seen: '/about' }]);
});

test('asks the worker of the page to forget the saved pages, where there is one', () => {
  const { container } = aBrowser();
  expect(forgetSavedPages).not.toThrow();
  container.controller = aWorker();
  forgetSavedPages();
  expect(told(container.controller)).toEqual(['forget']);
});
