export type ToastOptions = {
  /** An error stays until it is dismissed. */
  kind?: 'done' | 'info' | 'removed' | 'error';
  action?: { label: string; onPress: () => void };
};
export type Toast = ToastOptions & { id: number; text: string };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function toast(text: string, options: ToastOptions = {}) {
  lastId += 1;
  update([...toasts, { ...options, text, id: lastId }]);
}

export function dismissToast(id: number) {
  update(toasts.filter((known) => known.id !== id));
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
