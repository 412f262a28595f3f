import { type CatalogTx, changeCatalog } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import { oneClickDestination, saveAddress, toDestination } from '@/api/order/destination';
import {
  findStoredResponse,
  hashOf,
  type IdempotentRequest,
  runIdempotently,
} from '@/api/order/idempotency';
import {
  firstVariant,
  type Line,
  merged,
  readLines,
  refuseChanged,
  totalOf,
  type Wanted,
} from '@/api/order/order-goods';
import {
  type Circumstances,
  type Draft,
  emptyCart,
  type Owner,
  totals,
  writeOrder,
} from '@/api/order/write-order';
import type { OwnSettings } from '@/api/services/content/own-settings';
import { getOwnSettings, sendsOrderSms } from '@/api/services/content/settings';
import { keepName } from '@/api/services/session/user';
import { Conflict, Invalid } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { type ContentLocale, INSTALLMENT_TERMS } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Order } from '@/lib/contract/order';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { lockCustomer, refuseAboveLimit } from './installment';
import { toOrders } from './order-view';
import { listPaymentMethods } from './payment-methods';
import { countRefusedPromo, takePromo, type WantedPromo } from './promo';
import type { Guesser } from './promo-guesses';
import { holdOf, lockHolder, refuseAboveHold } from './unconfirmed';

type OneClick = Received<'order.oneClick'>['body'];
type Checkout = Received<'order.place'>['body'];

type KeyOwner = Pick<IdempotentRequest, 'scopes' | 'readScopes' | 'key'>;
/** The shopper of an order, with the scopes and the key that make the request idempotent. */
export type Buyer = KeyOwner & { owner: Owner; locale: ContentLocale };
type Customer = Buyer & Guesser & { customer: number };
type Visitor = Buyer & { origin: string };

type Input = {
  draft: Draft;
  wanted: Wanted[];
  promo: WantedPromo | null;
  afterWriting?: (tx: Db, lines: Line[]) => Promise<void>;
};

/**
 * The body of an order request. `toInput` runs only when the key has no stored response: a repeated
 * request may refer to rows that have been deleted since.
 */
type OrderRequest = { bodyHash: string; toInput: (tx: Db, shop: Shop) => Promise<Input> };
type OrderCircumstances = Omit<Circumstances, 'promo'>;
/** The shop's settings when the order is placed, and the time. */
type Shop = { own: OwnSettings; sendsOrderSms: boolean; at: Date };

/**
 * Places an order from the checkout and removes its lines from the cart.
 *
 * Idempotent per `Idempotency-Key`.
 *
 * @throws Conflict when prices or stock changed, the promo code gives a different discount than the
 * shopper saw, or the installment limit is insufficient.
 * @throws Invalid when the delivery or payment is not available, the total is too large, or the key
 * was used with another body.
 * @throws NotFound when a SKU or the address does not exist.
 */
export async function placeOrder(ports: Ports, buyer: Customer, body: Checkout): Promise<Order> {
  try {
    return await order(ports, buyer, {
      bodyHash: hashOf('order.place', body),
      toInput: (tx, shop) => checkoutInput({ ...ports, db: tx }, buyer, { body, ...shop }),
    });
  } catch (error) {
    const { promo_code: code } = body;
    if (code && error instanceof Conflict) {
      await countRefusedPromo(ports.db, code, { guesser: buyer, now: ports.now() });
    }
    throw error;
  }
}

/**
 * Places a cash order for courier delivery without a cart. Guests may order within limits, and
 * their orders expire unless they are confirmed (ADR 042).
 *
 * Idempotent per `Idempotency-Key`.
 *
 * @throws Conflict when prices or stock changed, or a guest exceeds the limits.
 * @throws Invalid when the district is unknown, the total is too large, or the key was used with
 * another body.
 * @throws NotFound when a product or SKU does not exist.
 */
export function orderOneClick(ports: Ports, buyer: Visitor, body: OneClick): Promise<Order> {
  return order(ports, buyer, {
    bodyHash: hashOf('order.oneClick', body),
    toInput: (tx, shop) => oneClickInput(tx, buyer, { body, ...shop }),
  });
}

/** Finds the order that a request with this key created; `null` if there is none. */
export async function findSent(
  db: Db,
  { scopes, key }: { scopes: string[]; key: string },
): Promise<Order | null> {
  const stored = await findStoredResponse(db, { scopes, key });
  const made: Order[] = stored === null ? [] : JSON.parse(stored);
  return made[0] ?? null;
}

async function checkoutInput(
  ports: Pick<Ports, 'db' | 'guard' | 'providers'>,
  buyer: Customer,
  { body, sendsOrderSms }: Shop & { body: Checkout },
): Promise<Input> {
  const { customer, owner } = buyer;
  const { lines, delivery, payment, full_name, phone_number, email, comment } = body;
  const { promo_code: code, promo_discount = 0 } = body;
  const months = await requirePayment(ports, customer, body);
  const destination = await toDestination(ports.db, customer, delivery);
  const wanted = lines.map(({ sub_product, amount, price }) => ({
    variantId: sub_product,
    amount,
    seen: price * amount,
  }));
  return {
    draft: {
      isOneClick: false,
      fullName: full_name,
      phone: phone_number,
      email,
      comment,
      destination,
      payment,
      months,
      hold: null,
      smsUpdates: sendsOrderSms && body.sms_updates,
    },
    wanted: merged(wanted),
    promo: code ? { code, seen: promo_discount, guesser: buyer } : null,
    afterWriting: async (tx, taken) => {
      await emptyCart(tx, owner, taken);
      if (body.save_address) await saveAddress(tx, customer, delivery);
    },
  };
}

async function oneClickInput(
  tx: Db,
  { owner, origin }: Visitor,
  { body, own, sendsOrderSms, at }: Shop & { body: OneClick },
): Promise<Input> {
  const isAnonymous = owner.customerId === null;
  const holder = { phone: body.phone_number, shopper: owner.shopper, origin };
  const wanted: Wanted[] = [];
  for (const { product, sub_product, price, count } of body.products) {
    const variantId = sub_product ?? (await firstVariant(tx, product));
    wanted.push({ variantId, amount: count, seen: price });
  }
  return {
    draft: {
      isOneClick: true,
      fullName: body.full_name,
      phone: body.phone_number,
      email: '',
      comment: '',
      payment: 'cash',
      months: null,
      destination: await oneClickDestination(tx, body),
      hold: isAnonymous ? holdOf(holder, own, at) : null,
      smsUpdates: sendsOrderSms && body.sms_updates,
    },
    wanted: merged(wanted),
    promo: null,
  };
}

async function order(
  ports: Ports,
  { owner, locale, ...keyOwner }: Buyer,
  { bodyHash, toInput }: OrderRequest,
): Promise<Order> {
  const at = ports.now();
  const { taxonomy } = await ports.catalog.current();
  const own = await getOwnSettings(ports);
  const circumstances = {
    owner,
    locale,
    taxonomy,
    at,
    freeFrom: own.free_delivery_from,
    newNumber: ports.newOrderNumber,
  };
  const [made] = await changeCatalog(ports, (tx) =>
    runIdempotently(tx, { ...keyOwner, bodyHash, at }, async () => {
      const shop = { own, sendsOrderSms: sendsOrderSms(own, ports.sms), at };
      const written = await make(tx, await toInput(tx, shop), circumstances);
      return toOrders(tx, [written], locale);
    }),
  );
  if (!made) throw new Error('the order was written but could not be read back');
  return made;
}

async function make(
  tx: CatalogTx,
  { draft, wanted, promo: wantedPromo, afterWriting }: Input,
  circumstances: OrderCircumstances,
) {
  const { at, owner, locale } = circumstances;
  const { customerId } = owner;
  const { months, hold, fullName } = draft;
  if (months !== null) await lockCustomer(tx, customerId);
  if (customerId !== null) await keepName(tx, customerId, fullName);
  if (hold) await lockHolder(tx, hold);
  const lines = await readLines(tx, wanted, { isLocked: true });
  refuseChanged(lines);
  const goods = totalOf(lines).total;
  const promo = wantedPromo && (await takePromo(tx, wantedPromo, { goods, now: at, locale }));
  const { total } = totals(draft, lines, { ...circumstances, promo });
  if (months !== null) await refuseAboveLimit(tx, customerId, total);
  if (hold) await refuseAboveHold(tx, hold, { units: totalOf(lines).units, amount: total });
  const written = await writeOrder(tx, draft, lines, { ...circumstances, promo });
  await afterWriting?.(tx, lines);
  return written;
}

async function requirePayment(
  ports: Pick<Ports, 'db' | 'guard' | 'providers'>,
  customer: number,
  { payment, months }: { payment: PaymentMethod; months?: number | undefined },
): Promise<number | null> {
  const offered = await listPaymentMethods(ports, customer);
  if (!offered.includes(payment)) throw new Invalid({ payment: 'fieldInvalid' });
  if (payment !== 'instalment') return null;
  const term = INSTALLMENT_TERMS.find((known) => known === months);
  if (term === undefined) throw new Invalid({ months: 'fieldMonths' });
  return term;
}
