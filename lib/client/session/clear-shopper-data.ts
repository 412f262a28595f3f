import type { QueryClient } from '@tanstack/react-query';
import { forgetSavedPages } from '@/lib/client/page/worker';
import { namesCleared, type StorageEnd } from '@/lib/domain/browser-storage';
import { currentCustomer, currentToken, signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { orderCartCleared, orderCartLeft } from '@/stores/order-cart';
import { safeStorage, tabStorage } from '@/stores/safe-storage';
import { historyCleared, rehydrateSearchHistory } from '@/stores/search';

/** Guests have these too, so they are fetched again instead of removed. */
const shared = ['cart', 'liked', 'seen'];

/**
 * Clears what the table of the browser's storage says (lib/domain/browser-storage.ts), and this tab.
 *
 * After a `session-end` the order in progress waits for the same customer, who signs in again and
 * goes on (B-65); nobody else sees it.
 */
export function clearShopperData(queryClient: QueryClient, end: StorageEnd) {
  const customer = currentCustomer();
  // A refusal of a guest, or the second of several after a session has ended, clears nothing more.
  if (end === 'session-end' && currentToken() === null) return clearTab(queryClient);
  if (end === 'session-end' && customer !== null) orderCartLeft(customer);
  else orderCartCleared();
  signedOut();
  historyCleared();
  clearTab(queryClient);
  const names = namesCleared(end, 'local', safeStorage.names());
  for (const name of names) safeStorage.removeItem(name);
  clearTabStorage(end);
  forgetSavedPages();
}

/** Another tab has ended the session, and has cleared what all tabs share. */
export function sessionEndedElsewhere(queryClient: QueryClient) {
  clearTab(queryClient);
  rehydrateSearchHistory();
  // The draft is this tab's own, and nobody knows how the session has ended.
  clearTabStorage('sign-out');
}

function clearTab(queryClient: QueryClient) {
  cartIntents.cleared();
  likedIntents.cleared();
  linesReceived([]);
  likedReceived([]);
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ queryKey }) => !isShared(queryKey[0]) })) {
    // A removed query of the current page would be sent again at once and refused again.
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
  for (const key of shared) void queryClient.resetQueries({ queryKey: [key] });
}

function clearTabStorage(end: StorageEnd) {
  const names = namesCleared(end, 'tab', tabStorage.names());
  for (const name of names) tabStorage.removeItem(name);
}

/** Cart, wishlist and seen products now belong to another shopper. */
export function reloadShopperData(queryClient: QueryClient) {
  for (const key of shared) void queryClient.invalidateQueries({ queryKey: [key] });
}

function isShared(key: unknown): boolean {
  return typeof key === 'string' && shared.includes(key);
}
