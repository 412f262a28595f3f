import { create } from 'zustand';

/**
 * What has changed since the data of a page was made. A correction belongs to the object that it
 * corrects, so that it never overrides newer data of the same product.
 */
const corrections = new WeakMap<object, object>();

const useStore = create<{ version: number }>()(() => ({ version: 0 }));

/** Replaces data wherever it is shown; `null` shows the data itself again. */
export function dataCorrected<Data extends object>(data: Data, corrected: Data | null): void {
  if (corrected) corrections.set(data, corrected);
  else corrections.delete(data);
  useStore.setState(({ version }) => ({ version: version + 1 }));
}

/** The newest known state of `data`: the same object until it is corrected. */
export function correctedData<Data extends object>(data: Data): Data {
  // `dataCorrected` stores only corrections of the same type.
  return (corrections.get(data) as Data | undefined) ?? data;
}

/** Renders its caller again when data has been corrected. */
export const useOffersVersion = () => useStore(({ version }) => version);
