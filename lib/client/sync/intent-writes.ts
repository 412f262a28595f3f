import type { Requester } from '@/lib/client/request';
import type { Locale } from '@/lib/constants';
import type { Intent } from '@/stores/shared-intents';

/** Sends an intent to the API. */
export type SendIntent<Value> = (intent: Intent<Value>, locale: Locale) => Promise<null>;

export function cartWrites(call: Requester<'cart'>): SendIntent<number> {
  return ({ id, value: amount }, locale) =>
    amount > 0
      ? call('cart.put', { body: { sub_product: id, amount } }, { locale })
      : call('cart.remove', { params: { id } }, { locale });
}

export function likedWrites(call: Requester<'liked'>): SendIntent<boolean> {
  return ({ id, value: isLiked }, locale) =>
    isLiked
      ? call('liked.add', { body: { product: id } }, { locale })
      : call('liked.remove', { params: { id } }, { locale });
}
