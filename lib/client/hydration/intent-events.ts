import { controlOf } from './control-of';

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const MOVES = ['pointermove', 'scroll', 'wheel'] as const;
const quietly = { capture: true, passive: true };
const STILL_MS = 3000;

/** From then on nothing is listened to. */
type Until = { until: AbortSignal };

/** The shopper is there; over a weak network only a touch, a key or the focus counts. */
export function onSign(act: () => void, { isLight, until }: Until & { isLight: boolean }): void {
  const kinds = isLight ? TOUCHES : [...TOUCHES, ...MOVES];
  const look = (event: Event) => isSign(event) && act();
  for (const kind of kinds) addEventListener(kind, look, { ...quietly, signal: until });
}

/** Links lead on by themselves: nothing may compete with the page that they lead to. */
function isSign(event: Event): boolean {
  const { type, target } = event;
  if (isByItself(event)) return false;
  return type === 'pointermove' || type === 'keydown' || !controlOf(target, 'a[href]');
}

/** A carousel settles in its place; a page that grows moves under a mouse that rests. */
function isByItself(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === 'pointermove') {
    return event.movementX === 0 && event.movementY === 0;
  }
  return event.type === 'scroll' && event.target !== document;
}

/** Nothing has arrived for a while, pictures included: the scripts take nothing from anybody. */
export function whenStill(act: () => void, { until }: Until): void {
  let timer = setTimeout(act, STILL_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(act, STILL_MS);
  };
  const arriving = new PerformanceObserver(again);
  arriving.observe({ type: 'resource', buffered: true });
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    arriving.disconnect();
  });
}
