import { fetchFiles } from 'deferred-hydration/browser/fetch-files';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let until = new AbortController();

beforeEach(() => {
  until = new AbortController();
  history.replaceState(null, '', '/products?menu=phones');
});
afterEach(() => {
  vi.unstubAllGlobals();
  until.abort();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function pick(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Prevents navigation, which jsdom does not support. */
function stayHere() {
  const { signal } = until;
  for (const kind of ['click', 'submit']) {
    document.body.addEventListener(kind, (event) => event.preventDefault(), { signal });
  }
}

const page = '<p>Text</p><a href="/cart">Cart</a><button type="button">Add</button>';

/** Stubs a server with these responses. Returns the requested addresses. */
function aServer(respond: (address: string, signal: AbortSignal) => Promise<Response>) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    requested.push(address);
    return respond(address, signal);
  });
  return requested;
}

const untilAborted = (_address: string, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('fetches every file completely and only once', async () => {
  const read = vi.fn();
  const requested = aServer(async () => {
    const response = new Response('x');
    vi.spyOn(response, 'blob').mockImplementation(async () => {
      read();
      return new Blob();
    });
    return response;
  });
  await fetchFiles(['/a.js', '/b.js']);
  expect(requested).toEqual(['/a.js', '/b.js']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('retries a failed download after 3 s or when the browser is online again', async () => {
  vi.useFakeTimers();
  let isBroken = true;
  const requested = aServer(async () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return new Response('x');
  });
  const fetched = fetchFiles(['/a.js']);
  await vi.advanceTimersByTimeAsync(2999);
  expect(requested).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toHaveLength(2);
  isBroken = false;
  dispatchEvent(new Event('online'));
  await fetched;
  expect(requested).toHaveLength(3);
});

test.each([
  ['a link to another page', 'stops', 'a'],
  ['text', 'does not stop', 'p'],
  ['a button', 'does not stop', 'button'],
])('a click on %s %s the download', async (_what, outcome, selector) => {
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
  expect(isLeaving).toBe(outcome === 'stops');
});

test.each([
  '<a href="/products?menu=phones#top">Top</a>',
  '<a href="https://t.me/chorsu">Telegram</a>',
  '<a href="/cart" target="_blank">Cart</a>',
])('does not stop downloads after a click on %s', (link) => {
  document.body.innerHTML = link;
  stayHere();
  const aborted = vi.fn();
  const requested = aServer((_address, signal) => {
    signal.addEventListener('abort', aborted);
    return new Promise(() => {});
  });
  void fetchFiles(['/a.js']);
  pick('a').click();
  expect([requested, aborted.mock.calls]).toEqual([['/a.js'], []]);
});

test.each([
  ['returns to the page', (): void => void dispatchEvent(new Event('pageshow')), 0],
  ['is still on the page after 10 s', () => {}, 10_000],
])('repeats a stopped download when the visitor %s', async (_what, happen, waitMs) => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><button>Send</button></form>';
  let isFirst = true;
  // Each case requests a different file, so that pending downloads of earlier tests do not count.
  const own = `/${waitMs}.js`;
  const requested = aServer((address, signal) => {
    if (address !== own) return untilAborted(address, signal);
    if (!isFirst) return Promise.resolve(new Response('x'));
    isFirst = false;
    return untilAborted(address, signal);
  });
  const fetched = fetchFiles([own]);
  pick('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(Math.max(0, waitMs - 1));
  expect(requested.filter((address) => address === own)).toHaveLength(1);
  happen();
  await vi.advanceTimersByTimeAsync(1);
  await fetched;
  expect(requested.filter((address) => address === own)).toHaveLength(2);
});

test('does not stop downloads when a form submission is queued', () => {
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
