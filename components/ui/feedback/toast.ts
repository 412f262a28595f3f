import { TOAST_MS } from '@/lib/constants';
import { clearMessage, leaveMessage, type MessageAction } from './lasting-messages';

type Look = { action?: MessageAction; picture?: string | undefined; topic?: string };

/**
 * `area` names the `LastingMessage` that shows the text and its action after the notification has
 * disappeared. Errors require it.
 */
export type ToastOptions = Look &
  ({ kind?: 'done' | 'info' | 'removed'; area?: string } | { kind: 'error'; area: string });
export type Toast = ToastOptions & { id: number; text: string };

let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a notification for 3 s, or longer while the pointer or the focus is on it (S9-07). */
export function toast(text: string, options: ToastOptions = {}) {
  lastId += 1;
  const added = { ...options, text, id: lastId };
  const { topic, area, kind, action } = options;
  for (const earlier of toasts) if (topic && earlier.topic === topic) dismissToast(earlier.id);
  if (area) leaveMessage(area, { text, isError: kind === 'error', action });
  update([...toasts, added]);
  releaseToast(lastId);
}

export function dismissToast(id: number) {
  holdToast(id);
  update(toasts.filter((known) => known.id !== id));
}

/** Dismisses a toast after its action was used, and removes its lasting message. */
export function settleToast({ id, area }: Toast) {
  dismissToast(id);
  if (area) clearMessage(area);
}

/** Keeps a toast open until `releaseToast`, while the pointer or the focus is on it. */
export function holdToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Restarts the 3 s after which a toast disappears. */
export function releaseToast(id: number) {
  holdToast(id);
  timers.set(id, setTimeout(dismissToast, TOAST_MS, id));
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
