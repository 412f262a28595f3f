import { replaceAddress } from './history-entry';

/** The address of the page names it from now on: it outlives a reload and a change of language. */
export function keepChoice(subProduct: number, amount: number) {
  const address = new URL(window.location.href);
  address.searchParams.set('option', String(subProduct));
  if (amount > 1) address.searchParams.set('amount', String(amount));
  else address.searchParams.delete('amount');
  replaceAddress(address);
}
