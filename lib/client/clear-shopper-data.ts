import type { QueryClient } from '@tanstack/react-query';
import { signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { checkoutDraftCleared } from '@/stores/checkout-draft';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { orderCartCleared } from '@/stores/order-cart';

/** Guests have these too, so they are fetched again instead of removed. */
const shared = ['cart', 'liked', 'seen'];

/** The order in progress stays: a customer whose session has ended signs in again and goes on (B-65). */
export function clearShopperData(queryClient: QueryClient) {
  signedOut();
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

/** For a shopper who has signed out herself. */
export function clearAllShopperData(queryClient: QueryClient) {
  clearShopperData(queryClient);
  orderCartCleared();
  checkoutDraftCleared();
}

/** Cart, wishlist and seen products now belong to another shopper. */
export function reloadShopperData(queryClient: QueryClient) {
  for (const key of shared) void queryClient.invalidateQueries({ queryKey: [key] });
}

function isShared(key: unknown): boolean {
  return typeof key === 'string' && shared.includes(key);
}
