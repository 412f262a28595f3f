import { tabStorage } from '@/stores/safe-storage';

/** Returns true at most once in `ms`, also across reloads of the tab. */
export function throttleOnce(ms: number, name: string): boolean {
  const now = Date.now();
  const age = now - Number(tabStorage.getItem(name) ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back must not block for ever.
  if (age >= 0 && age < ms) return false;
  tabStorage.setItem(name, String(now));
  return true;
}
