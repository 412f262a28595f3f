import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteSavedPages,
  registerWorkerLater,
  savedAt,
  savePageLater,
  unmarkSavedCopy,
} from '@/lib/client/page/worker';

type Worker = { postMessage: ReturnType<typeof vi.fn> };
type Registration = { active: Worker | null; installing: Worker | null; waiting: Worker | null };

const aWorker = (): Worker => ({ postMessage: vi.fn() });
const messagesTo = (worker: Worker | null) => worker?.postMessage.mock.calls.map(([text]) => text);

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

test('registers the service worker three seconds after the page opens', async () => {
  const { container, found } = aBrowser();
  registerWorkerLater();
  await vi.advanceTimersByTimeAsync(2999);
  expect(container.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(container.register.mock.calls).toEqual([
    ['/sw.js', { scope: '/', updateViaCache: 'none' }],
  ]);
  expect(messagesTo(found.active)).toEqual(['opened']);
});

test('registers no service worker when the page is left within three seconds', async () => {
  const { container } = aBrowser();
  registerWorkerLater()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(container.register).not.toHaveBeenCalled();
});

test.each(['installing', 'waiting'] as const)(
  'sends the active worker no message while its successor is %s',
  async (state) => {
    const { found } = aBrowser({ [state]: aWorker() });
    registerWorkerLater();
    await vi.advanceTimersByTimeAsync(3000);
    expect(messagesTo(found.active)).toEqual([]);
  },
);

test('sends a waiting worker a message every ten seconds until it takes over', async () => {
  const waiting = aWorker();
  const { found } = aBrowser({ waiting });
  registerWorkerLater();
  await vi.advanceTimersByTimeAsync(12_999);
  expect(messagesTo(waiting)).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(messagesTo(waiting)).toEqual(['waited', 'waited']);
  found.waiting = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messagesTo(waiting)).toHaveLength(2);
});

test.each([
  ['lacks service workers', {}],
  [
    'forbids service workers',
    {
      get serviceWorker() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('does not fail in a browser that %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  registerWorkerLater();
  const leave = savePageLater('/about');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(leave).not.toThrow();
});

test('saves a page that has been open for two seconds', async () => {
  const { container } = aBrowser();
  container.controller = aWorker();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(1999);
  expect(messagesTo(container.controller)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(messagesTo(container.controller)).toEqual([{ seen: '/about' }]);
});

test('saves the page of a first visit when the worker takes over', async () => {
  const { container } = aBrowser();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(2000);
  container.controller = aWorker();
  container.dispatchEvent(new Event('controllerchange'));
  expect(messagesTo(container.controller)).toEqual([{ seen: '/about' }]);
});

test('does not save a page that is left at once, even when a worker takes over', async () => {
  const { container } = aBrowser();
  container.controller = aWorker();
  savePageLater('/about')();
  await vi.advanceTimersByTimeAsync(2000);
  container.dispatchEvent(new Event('controllerchange'));
  expect(messagesTo(container.controller)).toEqual([]);
});

test('saves a page again only after the page itself has replaced the saved copy', async () => {
  const { container } = aBrowser();
  container.controller = aWorker();
  expect(savedAt()).toBeNull();
  document.documentElement.dataset.saved = '2026-11-21';
  expect(savedAt()).toBe('2026-11-21');
  savePageLater('/about')();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(2000);
  container.dispatchEvent(new Event('controllerchange'));
  expect(messagesTo(container.controller)).toEqual([]);
  unmarkSavedCopy();
  expect(savedAt()).toBeNull();
  savePageLater('/about');
  await vi.advanceTimersByTimeAsync(2000);
  expect(messagesTo(container.controller)).toEqual([{ seen: '/about' }]);
});

test('sends the service worker, if there is one, a request to delete the saved pages', () => {
  const { container } = aBrowser();
  expect(deleteSavedPages).not.toThrow();
  container.controller = aWorker();
  deleteSavedPages();
  expect(messagesTo(container.controller)).toEqual(['forget']);
});
