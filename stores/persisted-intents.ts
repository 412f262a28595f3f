import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord } from '@/lib/domain/is-record';
import { ID_MAX } from '@/lib/domain/product/bounds';
import { localStore } from './local-store';

type Persisted<Value> = { intents: Record<string, Value> };
type State<Value> = Persisted<Value> & {
  /** Whether the intents wait for a connection, because the API did not respond. */
  isWaiting: boolean;
};

type PersistedIntentsOptions<Value> = { name: string; isValue: (value: unknown) => value is Value };

export function createPersistedIntents<Value>({ name, isValue }: PersistedIntentsOptions<Value>) {
  return create<State<Value>>()(
    persist((): State<Value> => ({ intents: {}, isWaiting: false }), {
      ...localStore(name, (stored) => read(stored, isValue)),
      partialize: ({ intents }) => ({ intents }),
      merge: (stored, { isWaiting }) => stateOf(read(stored, isValue).intents, isWaiting),
    }),
  );
}

/** Builds the state. Without intents, `isWaiting` is false. */
export function stateOf<Value>(intents: Record<string, Value>, isWaiting: boolean): State<Value> {
  return { intents, isWaiting: isWaiting && Object.keys(intents).length > 0 };
}

function read<Value>(
  stored: unknown,
  isValue: PersistedIntentsOptions<Value>['isValue'],
): Persisted<Value> {
  const intents = isRecord(stored) && isRecord(stored.intents) ? stored.intents : {};
  const values = Object.entries(intents).filter(
    (entry): entry is [string, Value] => isId(entry[0]) && isValue(entry[1]),
  );
  return { intents: Object.fromEntries(values) };
}

/**
 * Rejects other spellings of an id, because an intent with one would be sent but never matched and
 * removed.
 */
function isId(key: string): boolean {
  return /^[1-9]\d{0,9}$/.test(key) && Number(key) <= ID_MAX;
}
