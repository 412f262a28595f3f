import type { QueryClient } from '@tanstack/react-query';
import { deleteSavedPages } from '@/lib/client/page/worker';
import { namesCleared, type StorageEnd } from '@/lib/domain/browser-storage';
import { currentCustomer, currentToken, signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { orderCartCleared, orderCartLeft } from '@/stores/order-cart';
import { safeStorage, tabStorage } from '@/stores/safe-storage';
import { historyCleared, rehydrateSearchHistory } from '@/stores/search';

/** Keys of queries that guests also need. Their data is removed and fetched again. */
const shared = ['cart', 'liked', 'seen'];

/**
 * Clears the shopper's data in the browser's storage (lib/domain/browser-storage.ts) and in this
 * tab.
 *
 * A `session-end` keeps the unfinished order, so that the customer can sign in again and continue
 * (B-65). Other shoppers do not see it.
 */
export function clearShopperData(queryClient: QueryClient, end: StorageEnd) {
  const customer = currentCustomer();
  // A guest, or a tab whose session has already ended, has nothing else to clear.
  if (end === 'session-end' && currentToken() === null) return clearTab(queryClient);
  if (end === 'session-end' && customer !== null) orderCartLeft(customer);
  else orderCartCleared();
  signedOut();
  historyCleared();
  clearTab(queryClient);
  const names = namesCleared(end, 'local', safeStorage.names());
  for (const name of names) safeStorage.removeItem(name);
  clearTabStorage(end);
  deleteSavedPages();
}

/** Clears this tab after another tab has ended the session and cleared the shared storage. */
export function sessionEndedElsewhere(queryClient: QueryClient) {
  clearTab(queryClient);
  rehydrateSearchHistory();
  // Each tab has its own draft, and the reason for the end of the session is unknown here.
  clearTabStorage('sign-out');
}

function clearTab(queryClient: QueryClient) {
  cartIntents.cleared();
  likedIntents.cleared();
  linesReceived([]);
  likedReceived([]);
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ queryKey }) => !isShared(queryKey[0]) })) {
    // If an active query were removed, the page would send it again at once, and the API would
    // reject it.
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
  for (const key of shared) void queryClient.resetQueries({ queryKey: [key] });
}

function clearTabStorage(end: StorageEnd) {
  const names = namesCleared(end, 'tab', tabStorage.names());
  for (const name of names) tabStorage.removeItem(name);
}

/** Reloads the cart, the wishlist and the seen products for the new shopper. */
export function reloadShopperData(queryClient: QueryClient) {
  for (const key of shared) void queryClient.invalidateQueries({ queryKey: [key] });
}

function isShared(key: unknown): boolean {
  return typeof key === 'string' && shared.includes(key);
}
