import { controlOf } from './controls';
import { listen } from './document-events';

/** Calls `start` when hydration should begin. `until` is aborted once hydration has begun. */
export type Trigger = (start: () => void, until: AbortSignal) => void;

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const MOVES = ['pointermove', 'scroll', 'wheel'] as const;
/**
 * The delay of `onMove`: a visitor who scrolls or moves the mouse may be about to follow a link,
 * and the linked page has priority.
 */
const AFTER_MOVE_MS = 250;
const IDLE_MS = 3000;

/**
 * Starts on a touch, a mouse press, a key press or a change of focus, but in a later task, so that
 * the effect of the press is not delayed.
 */
export const onTouch: Trigger = (start, until) => {
  const touched = (event: Event) => isIntent(event) && setTimeout(start);
  listen(TOUCHES, touched, until);
};

/**
 * Starts 250 ms after the visitor scrolls the page or moves the mouse, unless they click before
 * that, because the click may follow a link.
 */
export const onMove: Trigger = (start, until) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (event: Event) => {
    if (isIntent(event)) timer ??= setTimeout(start, AFTER_MOVE_MS);
  };
  const left = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  listen(MOVES, moved, until);
  listen(['click'], left, until);
};

/**
 * Starts 3 s after the last file of the page has arrived, images included.
 *
 * The requests that `start` sends use the same network and must not restart the wait.
 */
export const onNetworkIdle: Trigger = (start, until) => {
  const idle = () => {
    arrivals.disconnect();
    start();
  };
  let timer = setTimeout(idle, IDLE_MS);
  const arrivals = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(idle, IDLE_MS);
  });
  arrivals.observe({ type: 'resource', buffered: true });
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    arrivals.disconnect();
  });
};

/**
 * Returns whether an event shows that the visitor is using this page. Presses, focus and wheel
 * events on a link do not count: the browser follows links without scripts, and nothing may
 * compete with the next page.
 */
function isIntent(event: Event): boolean {
  const { type, target } = event;
  if (isAutomatic(event)) return false;
  return type === 'pointermove' || type === 'keydown' || !controlOf(target, 'a[href]');
}

/**
 * Returns whether the page caused the event: a carousel can scroll automatically, and a growing
 * page moves under a resting mouse.
 */
function isAutomatic(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === 'pointermove') {
    return event.movementX === 0 && event.movementY === 0;
  }
  return event.type === 'scroll' && event.target !== document;
}
