import { controlOf } from './controls';

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const MOVES = ['pointermove', 'scroll', 'wheel'] as const;
const IDLE_MS = 3000;

type Until = { until: AbortSignal };

/** The shopper does something; over a weak network only a touch, a key or the focus counts. */
export function onIntent(
  act: () => void,
  { saveData, until }: Until & { saveData: boolean },
): void {
  const kinds = saveData ? TOUCHES : [...TOUCHES, ...MOVES];
  const listener = (event: Event) => isIntent(event) && act();
  const options = { capture: true, passive: true, signal: until };
  for (const kind of kinds) addEventListener(kind, listener, options);
}

/** Links lead on by themselves: nothing may compete with the page that they lead to. */
function isIntent(event: Event): boolean {
  const { type, target } = event;
  if (isAutomatic(event)) return false;
  return type === 'pointermove' || type === 'keydown' || !controlOf(target, 'a[href]');
}

/** A carousel settles in its place; a page that grows moves under a mouse that rests. */
function isAutomatic(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === 'pointermove') {
    return event.movementX === 0 && event.movementY === 0;
  }
  return event.type === 'scroll' && event.target !== document;
}

/** Nothing has arrived for a while, pictures included: the scripts compete with nothing. */
export function onNetworkIdle(act: () => void, { until }: Until): void {
  let timer = setTimeout(act, IDLE_MS);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(act, IDLE_MS);
  };
  const arrivals = new PerformanceObserver(restart);
  arrivals.observe({ type: 'resource', buffered: true });
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    arrivals.disconnect();
  });
}
