import { useStore } from 'zustand';
import type { IntentStore } from './intent-store';

/** Returns whether any change still has to be sent to the API. */
export function useHasPersisted<Value>({ store }: IntentStore<Value>): boolean {
  return useStore(store, ({ intents }) => Object.keys(intents).length > 0);
}

/** Returns the number of intents that wait for a connection. */
export function useWaitingCount<Value>({ store }: IntentStore<Value>): number {
  return useStore(store, ({ intents, isWaiting }) => (isWaiting ? Object.keys(intents).length : 0));
}

/** Returns whether the change to this item is waiting for a connection. */
export function useIsWaiting<Value>({ store }: IntentStore<Value>, id: number): boolean {
  return useStore(store, ({ intents, isWaiting }) => isWaiting && intents[id] !== undefined);
}
