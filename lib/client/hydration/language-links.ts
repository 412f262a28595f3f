import { controlOf } from './control-of';
import { untilAwake } from './is-hydrated';

const DOWN = ['pointerdown', 'touchstart', 'mousedown'];
const UP = ['pointerup', 'touchend', 'mouseup', 'click'];

/**
 * Until React has the page, a pressed link is the browser's alone. React would take over the whole
 * page in one long task first, to see who answers the press.
 */
export function keepLinksFromReact(): void {
  const signal = untilAwake();
  const stop = (event: Event) =>
    controlOf(event.target, 'a[href]') && event.stopImmediatePropagation();
  // React listens here as well, but later.
  for (const kind of [...DOWN, ...UP]) {
    document.addEventListener(kind, stop, { capture: true, signal });
  }
}
