import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

type Persisted<Value> = { intents: Record<string, Value> };
type State<Value> = Persisted<Value> & {
  /** The API gave no answer: the intents wait for a connection. */
  isWaiting: boolean;
};

type Options<Value> = { name: string; isValue: (value: unknown) => value is Value };

export function createPersistedIntents<Value>({ name, isValue }: Options<Value>) {
  return create<State<Value>>()(
    persist((): State<Value> => ({ intents: {}, isWaiting: false }), {
      name,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ intents }) => ({ intents }),
      migrate: (stored) => read(stored, isValue),
      merge: (stored, { isWaiting }) => stateOf(read(stored, isValue).intents, isWaiting),
    }),
  );
}

/** Without intents nothing waits. */
export function stateOf<Value>(intents: Record<string, Value>, isWaiting: boolean): State<Value> {
  return { intents, isWaiting: isWaiting && Object.keys(intents).length > 0 };
}

/** The storage may be tampered with or outdated: invalid values are dropped. */
function read<Value>(stored: unknown, isValue: Options<Value>['isValue']): Persisted<Value> {
  const isRecord = typeof stored === 'object' && stored !== null && 'intents' in stored;
  const intents: unknown = isRecord ? stored.intents : {};
  if (typeof intents !== 'object' || intents === null) return { intents: {} };
  const values = Object.entries(intents).filter(
    (entry): entry is [string, Value] => Number(entry[0]) > 0 && isValue(entry[1]),
  );
  return { intents: Object.fromEntries(values) };
}
