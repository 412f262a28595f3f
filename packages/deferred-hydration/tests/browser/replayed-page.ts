import {
  EventReplayQueue,
  type ReplayOptions,
} from 'deferred-hydration/browser/event-replay-queue';
import { afterEach, vi } from 'vitest';

export const queues: EventReplayQueue[] = [];
let listening = new AbortController();

// A queue listens until its replay has ended.
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.replay();
  listening.abort();
  listening = new AbortController();
  vi.unstubAllGlobals();
});

export const holding = { heldLinks: 'a[data-more]', holdsForms: true };

export function aQueue(options: Partial<ReplayOptions> = holding) {
  const onPress = vi.fn();
  const queue = new EventReplayQueue({ storageKey: 'app:presses', ...options }, onPress);
  queues.push(queue);
  return { queue, onPress };
}

/** Replaces the page with this HTML. Returns the elements by id. */
export function html(page: string) {
  document.body.innerHTML = page;
  const all = [...document.body.querySelectorAll<HTMLElement>('[id]')];
  return Object.fromEntries(all.map((element) => [element.id, element]));
}

export const pick = (elements: Record<string, HTMLElement>, id: string): HTMLElement => {
  const element = elements[id];
  if (!element) throw new Error(`no element ${id}`);
  return element;
};

export function receivedEvents(kinds: string[]) {
  const events: string[] = [];
  for (const kind of kinds) {
    document.body.addEventListener(
      kind,
      ({ target, type }) => {
        if (target instanceof HTMLElement) events.push(`${type} ${target.id}`);
      },
      { signal: listening.signal },
    );
  }
  return events;
}

/**
 * Prevents the default actions of links and forms, which jsdom does not support. The queue handles
 * each event earlier, in the capture phase.
 */
export function stayHere() {
  const stay = (event: Event) =>
    (event.type === 'submit' || event.target instanceof HTMLAnchorElement) &&
    event.preventDefault();
  for (const kind of ['click', 'submit']) {
    document.body.addEventListener(kind, stay, { signal: listening.signal });
  }
}

/** Removes the elements, so that held events are not replayed to links and forms in jsdom. */
export const leave = () => void html('');

/** Dispatches an event and returns whether the browser performs its default action. */
export const isLeftToBrowser = (target: Element, event: Event) => target.dispatchEvent(event);
export const press = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
