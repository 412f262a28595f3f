import type { Locale } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import { type Intent, intentDropped, intentKept, keptIntents } from '@/stores/cart-intents';
import { call } from './call';

/** Kept for later when the shop gave no answer; the first of several says so to the shopper. */
export type Delivered = 'done' | 'kept' | 'kept first';

export async function deliver(intent: Intent, locale: Locale): Promise<Delivered> {
  try {
    await send(intent, locale);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return intentKept(intent) ? 'kept first' : 'kept';
  }
  intentDropped(intent.subProduct);
  return 'done';
}

export type Replayed = { sent: Intent[]; refused: Intent[] };

/** Tells the shop what was kept, in its order and in one tab alone, until it gives no answer. */
export async function replayIntents(locale: Locale): Promise<Replayed> {
  const replayed: Replayed = { sent: [], refused: [] };
  await alone(async () => {
    for (const intent of keptIntents()) {
      const outcome = await send(intent, locale).then(() => replayed.sent, outcomeOf(replayed));
      if (!outcome) return;
      outcome.push(intent);
      intentDropped(intent.subProduct);
    }
  });
  return replayed;
}

function outcomeOf({ refused }: Replayed) {
  return (error: unknown) => (isUnanswered(error) ? null : refused);
}

function send({ subProduct, amount }: Intent, locale: Locale): Promise<null> {
  return amount > 0
    ? call('cart.put', { body: { sub_product: subProduct, amount } }, { locale })
    : call('cart.remove', { params: { id: subProduct } }, { locale });
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response';
}

/** Two tabs must not tell the same: the second finds nothing left. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('chorsu:cart-intents', work);
  else await work();
}
