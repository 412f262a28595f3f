import { TOAST_MS } from '@/lib/constants';

export type ToastOptions = {
  kind?: 'done' | 'info' | 'removed' | 'error';
  action?: { label: string; onPress?: () => void; href?: string };
  picture?: string | undefined;
  topic?: string;
};
export type Toast = ToastOptions & { id: number; text: string };

let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function toast(text: string, options: ToastOptions = {}) {
  lastId += 1;
  const added = { ...options, text, id: lastId };
  const { topic } = options;
  for (const earlier of toasts) if (topic && earlier.topic === topic) dismissToast(earlier.id);
  update([...toasts, added]);
  releaseToast(added);
}

export function dismissToast(id: number) {
  holdToast(id);
  update(toasts.filter((known) => known.id !== id));
}

/** Keeps the toast open while the pointer is over it. */
export function holdToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function releaseToast({ id, kind }: Toast) {
  holdToast(id);
  if (kind !== 'error') timers.set(id, setTimeout(dismissToast, TOAST_MS, id));
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
