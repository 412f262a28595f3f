import { controlOf } from './controls';

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const MOVES = ['pointermove', 'scroll', 'wheel'] as const;
/** Whoever scrolls or moves a mouse may be about to follow a link, whose page comes first. */
const AFTER_MOVE_MS = 250;
const IDLE_MS = 3000;

type Until = { until: AbortSignal };

/** The shopper does something; over a weak network only a touch, a key or the focus counts. */
export function onIntent(
  act: () => void,
  { saveData, until }: Until & { saveData: boolean },
): void {
  const options = { capture: true, passive: true, signal: until };
  const touched = (event: Event) => isIntent(event) && act();
  for (const kind of TOUCHES) addEventListener(kind, touched, options);
  if (saveData) return;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (event: Event) => {
    if (isIntent(event)) timer ??= setTimeout(act, AFTER_MOVE_MS);
  };
  const left = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  for (const kind of MOVES) addEventListener(kind, moved, options);
  addEventListener('click', left, options);
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
