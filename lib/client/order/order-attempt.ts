import { ORDER_WAIT_MS, withLock } from '@/lib/client/sync/lock';
import type { Order } from '@/lib/contract/order';
import type { IdempotencyKeys, OrderKey } from './idempotency';
import { isKeyUsed, mayHaveBeenPlaced } from './order-failure';

type Goods = readonly { sub_product: number | string | null; amount: number | string }[];

export type Press = {
  keys: IdempotencyKeys;
  /** Identifies the purchase. While its outcome is unknown, every attempt sends the same key. */
  purchase: string;
  /** Identifies the content of the form, because one key may be sent with several forms. */
  form: string;
  goods: Goods;
};

/** Requests that create and find an order; `find` returns `null` if the key has created none. */
export type OrderCalls = {
  send: (key: string) => Promise<Order>;
  find: (key: string) => Promise<Order | null>;
};

export type Attempt = Press & OrderKey & { isKeyUsed: boolean; send: OrderCalls['send'] };

/**
 * The order that a key has created. `placed`: this purchase. `earlier`: the same products, sent
 * before the shopper changed the form. `other`: a different order; this purchase was not ordered.
 */
export type Outcome = { order: Order; key: string; is: 'placed' | 'earlier' | 'other' };

/**
 * Sends the order for one click on the order button.
 *
 * The tabs of a browser send the same purchase one at a time. After waiting `ORDER_WAIT_MS` for
 * another tab, this tab sends the same key anyway.
 *
 * @param onAttempt - Called with the attempt before each request, so that the caller can look up
 *   the order after a failure.
 * @throws The error of the request if no order is known to exist.
 */
export async function attemptOrder(
  press: Press,
  { send, find }: OrderCalls,
  onAttempt: (attempt: Attempt) => void,
): Promise<Outcome> {
  const { keys, purchase, form } = press;
  const madeBefore = keys.madeKey(purchase);
  const attemptOnce = async () => {
    const attempt = {
      ...press,
      ...keys.keyOf(purchase, form, madeBefore),
      send,
      isKeyUsed: false,
    };
    onAttempt(attempt);
    const { key } = attempt;
    const known = attempt.isOld ? await find(key) : null;
    if (attempt.isOld && !known) keys.resent(key, form);
    const outcome = known
      ? await outcomeOf(known, attempt)
      : await sendOrFind(attempt, find, onAttempt);
    // Recorded inside the lock, so that the next tab reads it.
    keys.made(key);
    return outcome;
  };
  return withLock(`${keys.name}:${purchase}`, attemptOnce, ORDER_WAIT_MS);
}

async function sendOrFind(
  attempt: Attempt,
  find: OrderCalls['find'],
  onAttempt: (attempt: Attempt) => void,
): Promise<Outcome> {
  const { key } = attempt;
  try {
    return { order: await attempt.send(key), key, is: 'placed' };
  } catch (error) {
    if (!(error instanceof Error) || !mayHaveBeenPlaced(error)) throw error;
    const tried = { ...attempt, isOld: false, isKeyUsed: isKeyUsed(error) };
    onAttempt(tried);
    const found = await find(key).catch(() => null);
    if (!found) throw error;
    return outcomeOf(found, tried);
  }
}

/**
 * Determines whether the order that a key has created matches the attempt.
 *
 * If several forms were sent with the key, only the API can determine which one it accepted. The
 * function then sends the form again. Because the key has created its order, the API either returns
 * that order or rejects the form.
 *
 * @throws The error of that request, unless the API rejects the form because the order was placed
 *   with another form.
 */
export async function outcomeOf(order: Order, attempt: Attempt): Promise<Outcome> {
  const { keys, key, form, goods, isOld } = attempt;
  if (isOld || textOf(order.products) !== textOf(goods)) return { order, key, is: 'other' };
  if (attempt.isKeyUsed) return { order, key, is: 'earlier' };
  if (keys.hasSentOnly(key, form)) return { order, key, is: 'placed' };
  try {
    return { order: await attempt.send(key), key, is: 'placed' };
  } catch (error) {
    if (!(error instanceof Error) || !isKeyUsed(error)) throw error;
    return { order, key, is: 'earlier' };
  }
}

function textOf(goods: Goods): string {
  const lines = goods.map(({ sub_product, amount }) => `${sub_product}:${amount}`);
  return lines.sort().join();
}
