import { isRecord } from '@/lib/domain/is-record';
import { AUTH_KEY } from '@/stores/auth-key';
import { safeStorage } from '@/stores/safe-storage';

/** Returns a stored value, or `null` if it is missing or invalid. */
export function storedValue(name: string): unknown {
  return JSON.parse(safeStorage.getItem(name) ?? 'null');
}

/** Returns the persisted state of a store, or `{}` if it is missing or invalid. */
export function storedState(name: string): Record<string, unknown> {
  const stored = storedValue(name);
  return isRecord(stored) && isRecord(stored.state) ? stored.state : {};
}

/** Returns the token of the signed-in shopper, or `null` for guests. */
export function storedToken(): string | null {
  const { token } = storedState(AUTH_KEY);
  return typeof token === 'string' && token ? token : null;
}
