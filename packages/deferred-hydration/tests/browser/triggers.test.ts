import { onMove, onNetworkIdle, onTouch } from 'deferred-hydration/browser/triggers';
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
  ['pointerdown', 'touch'],
  ['touchstart', 'touch'],
  ['keydown', 'touch'],
  ['focusin', 'touch'],
  ['pointermove', 'move'],
  ['wheel', 'move'],
])('the event %s fires only the %s trigger', (kind, meaning) => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  const [touched, moved] = [vi.fn(), vi.fn()];
  onTouch(touched, until.signal);
  onMove(moved, until.signal);
  fire(kind);
  // Hydration starts in a later task, after the effect of the press.
  expect(touched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(touched).toHaveBeenCalledTimes(meaning === 'touch' ? 1 : 0);
  vi.runAllTimers();
  expect([touched, moved].map(({ mock }) => mock.calls.length)).toEqual(
    meaning === 'touch' ? [1, 0] : [0, 1],
  );
  until.abort();
  fire(kind);
  vi.runAllTimers();
  expect(touched.mock.calls.length + moved.mock.calls.length).toBe(1);
});

test('does not start after a scroll when a link is clicked within 250 ms', () => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  stayHere();
  const act = vi.fn();
  onMove(act, until.signal);
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
  ['pointerdown', 'does not start'],
  ['touchstart', 'does not start'],
  ['focusin', 'does not start'],
  ['wheel', 'does not start'],
  ['keydown', 'starts'],
  ['pointermove', 'starts'],
])('when %s occurs on a link, hydration %s', (kind, outcome) => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  const act = vi.fn();
  onTouch(act, until.signal);
  onMove(act, until.signal);
  fire(kind, pick('a span'));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(outcome === 'starts' ? 1 : 0);
});

test.each([
  [0, 0, 'does not start'],
  [1, 0, 'starts'],
  [0, -1, 'starts'],
])('a pointer move by (%i, %i) %s hydration', (x, y, outcome) => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', Move);
  document.body.innerHTML = page;
  const act = vi.fn();
  onMove(act, until.signal);
  pick('p').dispatchEvent(new Move(x, y));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(outcome === 'starts' ? 1 : 0);
});

test('starts when the page scrolls, but not when an element inside it scrolls', () => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  const act = vi.fn();
  onMove(act, until.signal);
  pick('p').dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('starts on a touch event even if the page stops its propagation', () => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  pick('p').addEventListener('touchstart', (event) => event.stopPropagation());
  const act = vi.fn();
  onTouch(act, until.signal);
  fire('touchstart');
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

/** Stubs the browser's reports of loaded files; `arrive` reports one. */
function aNetwork() {
  let arrive = () => {};
  const observe = vi.fn();
  const disconnect = vi.fn(() => {
    arrive = () => {};
  });
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

test('starts three seconds after the last resource has arrived', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const { arrive, observe } = aNetwork();
  onNetworkIdle(act, until.signal);
  expect(observe).toHaveBeenCalledWith({ type: 'resource', buffered: true });
  vi.advanceTimersByTime(2000);
  arrive();
  vi.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('starts only once, although its own requests use the network', () => {
  vi.useFakeTimers();
  const network = aNetwork();
  const act = vi.fn(() => network.arrive());
  onNetworkIdle(act, until.signal);
  vi.advanceTimersByTime(3000);
  network.arrive();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledOnce();
});

test('stops waiting for the network once hydration has begun', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const { disconnect } = aNetwork();
  onNetworkIdle(act, until.signal);
  until.abort();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalledOnce();
});
