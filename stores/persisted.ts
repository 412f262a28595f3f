import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

type Kept<Value> = { intents: Record<string, Value> };
type KeptStore<Value> = Kept<Value> & {
  /** The shop has given no answer: what is kept waits for it. */
  isWaiting: boolean;
};

type Kind<Value> = { name: string; isValue: (value: unknown) => value is Value };

/** What the shop has not been told, by id, in the browser's storage. */
export function createKept<Value>({ name, isValue }: Kind<Value>) {
  return create<KeptStore<Value>>()(
    persist((): KeptStore<Value> => ({ intents: {}, isWaiting: false }), {
      name,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ intents }) => ({ intents }),
      migrate: (stored) => read(stored, isValue),
      merge: (stored, { isWaiting }) => keptOf(read(stored, isValue).intents, isWaiting),
    }),
  );
}

/** Nothing waits where nothing is kept. */
export function keptOf<Value>(intents: Record<string, Value>, isWaiting: boolean) {
  return { intents, isWaiting: isWaiting && Object.keys(intents).length > 0 };
}

/** What was stored may be of another hand or time: whatever is no value is dropped. */
function read<Value>(stored: unknown, isValue: Kind<Value>['isValue']): Kept<Value> {
  const isRecord = typeof stored === 'object' && stored !== null && 'intents' in stored;
  const intents: unknown = isRecord ? stored.intents : {};
  if (typeof intents !== 'object' || intents === null) return { intents: {} };
  const values = Object.entries(intents).filter(
    (entry): entry is [string, Value] => Number(entry[0]) > 0 && isValue(entry[1]),
  );
  return { intents: Object.fromEntries(values) };
}
