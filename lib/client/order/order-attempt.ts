import { ORDER_WAIT_MS, withLock } from '@/lib/client/sync/lock';
import type { Order } from '@/lib/contract/order';
import type { IdempotencyKeys, OrderKey } from './idempotency';
import { isKeyUsed, mayBeMade } from './order-failure';

type Goods = readonly { sub_product: number | string | null; amount: number | string }[];

export type Press = {
  keys: IdempotencyKeys;
  /** One purchase makes only one order until its outcome is known. */
  purchase: string;
  /** Distinguishes the whole form from any other that the same key may have sent. */
  form: string;
  goods: Goods;
};

/** How orders are sent; `find` returns `null` if the key has made nothing. */
export type OrderCalls = {
  send: (key: string) => Promise<Order>;
  find: (key: string) => Promise<Order | null>;
};

export type Attempt = Press & OrderKey & { isKeyUsed: boolean; send: OrderCalls['send'] };

/**
 * What the key has made: `placed` is the order of this press, `earlier` the same goods as they were
 * sent before the form was changed. With `other` nothing of this press was ordered.
 */
export type Outcome = { order: Order; key: string; is: 'placed' | 'earlier' | 'other' };

/**
 * Sends the order of one press. Tabs of a browser do it one after the other, unless the response to
 * another tab takes longer than `ORDER_WAIT_MS`: both tabs then send the same key.
 *
 * @param onAttempt - Receives what is sent, so that the caller can ask for it after a failure.
 * @throws The error of the call, if no order is known to be made.
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
    // Still in the lock: the tab that comes next must see it.
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
    if (!(error instanceof Error) || !mayBeMade(error)) throw error;
    const tried = { ...attempt, isOld: false, isKeyUsed: isKeyUsed(error) };
    onAttempt(tried);
    const found = await find(key).catch(() => null);
    if (!found) throw error;
    return outcomeOf(found, tried);
  }
}

/**
 * Compares the order that the key has made with the form that was sent last.
 *
 * If several forms were sent with the key, only the API knows which of them it accepted. The form is
 * then sent once more: the key has made its order, so the API either returns that order or refuses.
 *
 * @throws The error of the call, while the API cannot be asked which form it accepted.
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
