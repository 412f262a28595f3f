// scripts/lib/build/worker.mjs builds this file as `/early-requests.js`. The hydration script loads
// it only when a page has to send requests before it is hydrated.

import { requester } from '@/lib/client/request';
import { deliverIntents, hasNoResponse, rejectionOf } from '@/lib/client/sync/deliver-intents';
import { cartWrites, likedWrites, type SendIntent } from '@/lib/client/sync/intent-writes';
import type { calls } from '@/lib/contract/calls';
import { KNOWN_LISTS_KEY } from '@/lib/domain/order/known-lists';
import { pageLocale } from '@/lib/i18n/language-choice';
import { cartKind, likedKind } from '@/stores/intent-kinds';
import { safeStorage } from '@/stores/safe-storage';
import { type IntentKind, SharedIntents } from '@/stores/shared-intents';
import { storedToken } from './stored-state';

type CallOfLists = Extract<keyof typeof calls, `${'cart' | 'liked'}.${string}`>;

/** Repeats six entries of `calls`, because the whole table is too large for this script. */
const endpoints: Pick<typeof calls, CallOfLists> = {
  'cart.list': 'GET /order/cart',
  'cart.put': 'POST /order/cart',
  'cart.remove': 'DELETE /order/cart/:id',
  'liked.list': 'GET /order/wish',
  'liked.add': 'POST /order/wish',
  'liked.remove': 'DELETE /order/wish/:id',
};

/** An API client that uses neither stores nor response shapes. */
const call = requester<'cart' | 'liked'>({ endpoints, token: storedToken });

const lists = {
  cart: () => deliver(cartKind, cartWrites(call)),
  liked: () => deliver(likedKind, likedWrites(call)),
};

/** Sends the persisted intents of a list and stores the responses for React. */
export function deliverEarly(list: keyof typeof lists): Promise<void> {
  return lists[list]();
}

async function deliver<Value>(kind: IntentKind<Value>, send: SendIntent<Value>): Promise<void> {
  const ignore = () => {};
  const intents = new SharedIntents<Value>({ ...kind, desired: ignore, settled: ignore });
  await deliverIntents({ intents, send }, pageLocale(), {
    onAccepted: (intent) => intents.responded(intent),
    onFailed: (intent, error) => {
      // React reports a rejection without sending the intent again.
      const rejection = rejectionOf(error);
      if (rejection) intents.responded(intent, rejection);
      return !hasNoResponse(error);
    },
  });
}

/**
 * Fetches both lists and stores their ids for the badges.
 *
 * @throws If a list cannot be fetched, or if another tab signs in or out during the requests.
 */
export async function refreshKnownLists(): Promise<void> {
  const token = storedToken();
  const options = { locale: pageLocale() };
  const [inCart, inLiked] = await Promise.all([
    call('cart.list', {}, options),
    call('liked.list', {}, options),
  ]);
  if (storedToken() !== token) throw new Error('The shopper has changed.');
  const cart = inCart.results.map(({ sub_product }) => sub_product.id);
  const liked = inLiked.results.map(({ product }) => product.id);
  safeStorage.setItem(KNOWN_LISTS_KEY, JSON.stringify({ cart, liked }));
}
