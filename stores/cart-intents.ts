import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { amountWished, wishAnswered } from './cart';
import { safeStorage } from './safe-storage';

const NAME = 'chorsu:cart-intents';

/** What the cart shall hold, by sub-product, while the shop cannot be told: amounts, not changes. */
type Intents = Record<string, number>;
type IntentStore = { intents: Intents };
export type Intent = { subProduct: number; amount: number };

const useStore = create<IntentStore>()(
  persist((): IntentStore => ({ intents: {} }), {
    name: NAME,
    version: 1,
    skipHydration: true,
    storage: createJSONStorage(() => safeStorage),
    migrate: read,
    merge: read,
  }),
);

export const useWaitingCount = () => useStore(({ intents }) => Object.keys(intents).length);

export const useIsWaiting = (subProduct: number) =>
  useStore(({ intents }) => intents[subProduct] !== undefined);

/** In the order of their first keeping; another tab may have changed them meanwhile. */
export function keptIntents(): Intent[] {
  recallIntents();
  return Object.entries(useStore.getState().intents).map(([id, amount]) => ({
    subProduct: Number(id),
    amount,
  }));
}

/** True when nothing else was waiting. */
export function intentKept({ subProduct, amount }: Intent): boolean {
  recallIntents();
  const { intents } = useStore.getState();
  useStore.setState({ intents: { ...intents, [subProduct]: amount } });
  return Object.keys(intents).length === 0;
}

/** It has been told, or refused, or something newer stands in its place. */
export function intentDropped(subProduct: number): void {
  recallIntents();
  const { [subProduct]: dropped, ...others } = useStore.getState().intents;
  if (dropped !== undefined) useStore.setState({ intents: others });
}

export function intentsForgotten(): void {
  for (const { subProduct } of keptIntents()) forget(subProduct);
  useStore.setState({ intents: {} });
}

/** Shows what was kept before this page and what other tabs have kept or sent. */
export function recallIntents(): void {
  const before = useStore.getState().intents;
  void useStore.persist.rehydrate();
  const { intents } = useStore.getState();
  for (const [id, amount] of Object.entries(intents)) {
    if (before[id] !== amount) amountWished(Number(id), amount);
  }
  for (const id of Object.keys(before)) if (intents[id] === undefined) forget(Number(id), before);
}

export function onIntentsElsewhere(listener: () => void): () => void {
  const tell = ({ key }: StorageEvent) => key === NAME && listener();
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

function forget(subProduct: number, intents = useStore.getState().intents) {
  const amount = intents[subProduct];
  if (amount !== undefined) wishAnswered(subProduct, amount);
}

const AMOUNT_MAX = 1_000_000;

/** What was stored may be of another hand or time: whatever is no amount is dropped. */
function read(stored: unknown): IntentStore {
  const isRecord = typeof stored === 'object' && stored !== null && 'intents' in stored;
  const intents: unknown = isRecord ? stored.intents : {};
  if (typeof intents !== 'object' || intents === null) return { intents: {} };
  const amounts = Object.entries(intents).filter(
    ([id, amount]) => Number(id) > 0 && isAmount(amount),
  );
  return { intents: Object.fromEntries(amounts) };
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= AMOUNT_MAX;
}
