import { createStore } from 'zustand/vanilla';
import { isRecord } from '@/lib/domain/is-record';
import { ID_MAX } from '@/lib/domain/product/bounds';
import { safeStorage } from './safe-storage';

const VERSION = 1;

type Persisted<Value> = {
  intents: Record<string, Value>;
  /** The intents that the API has accepted and that no page has confirmed by reading it again. */
  delivered: Record<string, Value>;
};
export type PersistedIntents<Value> = Persisted<Value> & {
  /** The API did not respond, so the intents wait for a connection. */
  isWaiting: boolean;
};

type PersistedIntentsOptions<Value> = { name: string; isValue: (value: unknown) => value is Value };

/**
 * Creates a store for intents that several pages and the hydration script change.
 *
 * Every change begins with `read`, because another one may have written in the meantime. It uses
 * neither React nor the `persist` of zustand, for which the hydration script has no room.
 */
export function createPersistedIntents<Value>({ name, isValue }: PersistedIntentsOptions<Value>) {
  const { getState, setState, getInitialState, subscribe } = createStore<PersistedIntents<Value>>(
    () => ({ intents: {}, delivered: {}, isWaiting: false }),
  );

  function write(change: Partial<PersistedIntents<Value>>): void {
    setState(complete({ ...getState(), ...change }));
    const { intents, delivered } = getState();
    const stored = { state: { intents, delivered }, version: VERSION };
    safeStorage.setItem(name, JSON.stringify(stored));
  }

  function read(): void {
    const stored: unknown = JSON.parse(safeStorage.getItem(name) ?? 'null');
    const { state, version } = isRecord(stored) ? stored : {};
    const { intents, delivered } = isRecord(state) ? state : {};
    const valid = { intents: validIn(intents, isValue), delivered: validIn(delivered, isValue) };
    setState(complete({ ...getState(), ...valid }));
    if (stored !== null && version !== VERSION) write({});
  }

  return { getState, getInitialState, subscribe, read, write };
}

/** Without intents nothing waits, and a newer intent is not delivered yet. */
function complete<Value>(state: PersistedIntents<Value>): PersistedIntents<Value> {
  const { intents, delivered, isWaiting } = state;
  const current = Object.entries(delivered).filter(([id, value]) => intents[id] === value);
  return {
    intents,
    delivered: Object.fromEntries(current),
    isWaiting: isWaiting && Object.keys(intents).length > 0,
  };
}

function validIn<Value>(
  stored: unknown,
  isValue: PersistedIntentsOptions<Value>['isValue'],
): Record<string, Value> {
  const valid = Object.entries(isRecord(stored) ? stored : {}).filter(
    (entry): entry is [string, Value] => isId(entry[0]) && isValue(entry[1]),
  );
  return Object.fromEntries(valid);
}

/**
 * Rejects other spellings of an id, because an intent with one would be sent but never matched and
 * removed.
 */
function isId(key: string): boolean {
  return /^[1-9]\d{0,9}$/.test(key) && Number(key) <= ID_MAX;
}
