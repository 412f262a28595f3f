import type { QueryClient } from '@/lib/query/query-client';
import { signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { intentsForgotten } from '@/stores/cart-intents';
import { likedReceived } from '@/stores/liked';
import { orderCartForgotten } from '@/stores/order-cart';

/** Of a guest as of a customer: asked for again rather than dropped. */
const shared = ['cart', 'liked', 'seen'];

/** Nothing of whoever was signed in stays in this tab (spec §4, §8). */
export function forgetShopper(queryClient: QueryClient) {
  signedOut();
  orderCartForgotten();
  intentsForgotten();
  linesReceived([]);
  likedReceived([]);
  // One that was asked for again under a page that shows it would be refused again.
  queryClient.emptyQueries({ predicate: ({ queryKey }) => !isShared(queryKey[0]) });
  for (const key of shared) queryClient.resetQueries({ queryKey: [key] });
}

/** Cart, wish list and seen products are another's now. */
export function reloadShopper(queryClient: QueryClient) {
  for (const key of shared) queryClient.invalidateQueries({ queryKey: [key] });
}

function isShared(key: unknown): boolean {
  return typeof key === 'string' && shared.includes(key);
}
