import { create } from 'zustand';

/**
 * Corrections of page data. A correction applies only to the object that it corrects, so it never
 * overrides newer data of the same product.
 */
const corrections = new WeakMap<object, object>();

const useStore = create<{ version: number }>()(() => ({ version: 0 }));

/** Replaces data wherever it is shown; `null` restores the original. */
export function dataCorrected<Data extends object>(data: Data, corrected: Data | null): void {
  if (corrected) corrections.set(data, corrected);
  else corrections.delete(data);
  useStore.setState(({ version }) => ({ version: version + 1 }));
}

/** Returns the latest known state of `data`: the same object until it is corrected. */
export function correctedData<Data extends object>(data: Data): Data {
  // `dataCorrected` stores only corrections of the same type.
  return (corrections.get(data) as Data | undefined) ?? data;
}

/** Renders the component again whenever any data has been corrected. */
export const useOffersVersion = () => useStore(({ version }) => version);
