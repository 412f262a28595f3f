import { type CatalogueTx, changeCatalogue } from '@/api/catalogue/catalogue-changed';
import type { Db } from '@/api/db/database';
import { oneClickDestination, saveAddress, toDestination } from '@/api/order/destination';
import { hashOf, runIdempotently } from '@/api/order/idempotency';
import {
  firstVariant,
  type Line,
  merged,
  readLines,
  refuseChanged,
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
import { Invalid } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { INSTALMENT_TERMS, type Locale, type PaymentMethod } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Order } from '@/lib/contract/order';
import { lockCustomer, refuseAboveLimit } from './instalment';
import { toOrders } from './order-view';
import { listPaymentMethods } from './payment-methods';

type OneClick = Received<'order.oneClick'>['body'];
type Checkout = Received<'order.place'>['body'];

/** `scopes` are the callers to whom the idempotency key belongs. */
export type Buyer = { owner: Owner; scopes: string[]; key: string | null; locale: Locale };
type Customer = Buyer & { customer: number };

type Input = {
  draft: Draft;
  wanted: Wanted[];
  /** Further writes that belong to the order, in the same transaction. */
  beside?: (tx: Db, lines: Line[]) => Promise<void>;
};

/** `toInput` runs only if the key has no response yet, since its rows may be deleted by then. */
type Asked = { bodyHash: string; toInput: (tx: Db) => Promise<Input> };

/** An order of the checkout; the prices that were sent are compared, never used. */
export function placeOrder(ports: Ports, buyer: Customer, body: Checkout): Promise<Order> {
  return order(ports, buyer, {
    bodyHash: hashOf('order.place', body),
    toInput: (tx) => checkoutInput({ ...ports, db: tx }, buyer, body),
  });
}

/** Without an account and without a cart; paid on delivery. */
export function orderOneClick(ports: Ports, buyer: Buyer, body: OneClick): Promise<Order> {
  return order(ports, buyer, {
    bodyHash: hashOf('order.oneClick', body),
    toInput: (tx) => oneClickInput(tx, body),
  });
}

async function checkoutInput(
  ports: Pick<Ports, 'db' | 'guard' | 'providers'>,
  { customer, owner }: Customer,
  body: Checkout,
): Promise<Input> {
  const { lines, delivery, payment, full_name, phone_number, email, comment } = body;
  const months = await requirePayment(ports, customer, body);
  const destination = await toDestination(ports.db, customer, delivery);
  const wanted = lines.map(({ sub_product, amount, price }) => ({
    ...{ variantId: sub_product, amount },
    seen: price * amount,
  }));
  return {
    draft: {
      ...{ isOneClick: false, fullName: full_name, phone: phone_number, email, comment },
      ...{ destination, payment, months },
    },
    wanted: merged(wanted),
    beside: async (tx, taken) => {
      await emptyCart(tx, owner, taken);
      if (body.save_address) await saveAddress(tx, customer, delivery);
    },
  };
}

async function oneClickInput(tx: Db, body: OneClick): Promise<Input> {
  const wanted: Wanted[] = [];
  for (const { product, sub_product, price, count } of body.products) {
    const variantId = sub_product ?? (await firstVariant(tx, product));
    wanted.push({ variantId, amount: count, seen: price });
  }
  return {
    draft: {
      ...{ isOneClick: true, fullName: body.full_name, phone: body.phone_number },
      ...{ email: '', comment: '', payment: 'cash', months: null },
      destination: await oneClickDestination(tx, body),
    },
    wanted: merged(wanted),
  };
}

async function order(
  ports: Ports,
  { owner, scopes, key, locale }: Buyer,
  { bodyHash, toInput }: Asked,
): Promise<Order> {
  const at = ports.now();
  const { taxonomy } = await ports.catalog.current();
  const { answer } = await changeCatalogue(ports, (tx) =>
    runIdempotently(tx, { scopes, key, bodyHash, at }, async () => {
      const made = await make(tx, await toInput(tx), { owner, taxonomy, at });
      return toOrders(tx, [made], locale);
    }),
  );
  const [made] = answer;
  if (!made) throw new Error('an order that was made is not there');
  return made;
}

async function make(
  tx: CatalogueTx,
  { draft, wanted, beside }: Input,
  { owner, taxonomy, at }: Circumstances,
) {
  const { customerId } = owner;
  if (draft.months !== null) await lockCustomer(tx, customerId);
  const lines = await readLines(tx, wanted, { isLocked: true });
  refuseChanged(lines);
  if (draft.months !== null) {
    await refuseAboveLimit(tx, customerId, totals(draft, lines, at).total);
  }
  const written = await writeOrder(tx, draft, lines, { owner, taxonomy, at });
  await beside?.(tx, lines);
  return written;
}

/** The months of an instalment plan; null for other payments. */
async function requirePayment(
  ports: Pick<Ports, 'db' | 'guard' | 'providers'>,
  customer: number,
  { payment, months }: { payment: PaymentMethod; months?: number | undefined },
): Promise<number | null> {
  const offered = await listPaymentMethods(ports, customer);
  if (!offered.includes(payment)) throw new Invalid({ payment: 'validation.invalid' });
  if (payment !== 'instalment') return null;
  const term = INSTALMENT_TERMS.find((known) => known === months);
  if (term === undefined) throw new Invalid({ months: 'validation.invalid' });
  return term;
}
