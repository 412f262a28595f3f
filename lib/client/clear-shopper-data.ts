import type { QueryClient } from '@tanstack/react-query';
import { signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { checkoutDraftForgotten } from '@/stores/checkout-draft';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { orderCartForgotten } from '@/stores/order-cart';

/** Of a guest as of a customer: asked for again rather than dropped. */
const shared = ['cart', 'liked', 'seen'];

/** Nothing of whoever was signed in stays in this tab (S4-15 to S4-17, S8-11). */
export function forgetShopper(queryClient: QueryClient) {
  signedOut();
  orderCartForgotten();
  checkoutDraftForgotten();
  cartIntents.cleared();
  likedIntents.cleared();
  linesReceived([]);
  likedReceived([]);
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ queryKey }) => !isShared(queryKey[0]) })) {
    // One that was removed under a page that shows it would be asked for at once, and refused again.
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
  for (const key of shared) void queryClient.resetQueries({ queryKey: [key] });
}

/** Cart, wish list and seen products are another's now. */
export function reloadShopper(queryClient: QueryClient) {
  for (const key of shared) void queryClient.invalidateQueries({ queryKey: [key] });
}

function isShared(key: unknown): boolean {
  return typeof key === 'string' && shared.includes(key);
}
