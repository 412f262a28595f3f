import type { Db } from '@/api/db/database';
import { inTransaction } from '@/api/db/transaction';
import { Invalid } from '@/api/errors';
import { oneClickDestination, saveAddress, toDestination } from '@/api/ordering/destination';
import { firstVariant, merged, readLines, refuseChanged, type Wanted } from '@/api/ordering/goods';
import { hashOf, once } from '@/api/ordering/once';
import { noStockChange, tellStockChange } from '@/api/ordering/stock';
import { type Draft, emptyCart, type Owner, sums, writeOrder } from '@/api/ordering/write-order';
import type { Ports } from '@/api/ports';
import { INSTALMENT_TERMS, type Locale, type PaymentMethod } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Order } from '@/lib/contract/order';
import { lockCustomer, refuseAboveLimit } from './instalment';
import { toOrders } from './order-view';
import { listPaymentMethods } from './payment-methods';

type OneClick = Received<'order.oneClick'>['body'];
type Checkout = Received<'order.place'>['body'];

/** `scopes` are the names under which the key is the caller's own. */
export type Buyer = { owner: Owner; scopes: string[]; key: string | null; locale: Locale };

type Wish = {
  draft: Draft;
  wanted: Wanted[];
  bodyHash: string;
  /** What else belongs to the order, in the same transaction. */
  beside?: (tx: Db, lines: Awaited<ReturnType<typeof readLines>>) => Promise<void>;
};

/** The checkout's order; the prices that were sent are compared and never taken. */
export async function placeOrder(
  ports: Ports,
  buyer: Buyer & { customer: number },
  body: Checkout,
): Promise<Order> {
  const { customer, owner } = buyer;
  const { lines, delivery, payment, full_name, phone_number, email, comment } = body;
  const months = await requirePayment(ports, customer, body);
  const destination = await toDestination(ports.db, customer, delivery);
  const wanted = lines.map(({ sub_product, amount, price }) => ({
    ...{ variantId: sub_product, amount },
    seen: price * amount,
  }));
  return order(ports, buyer, {
    draft: {
      ...{ isOneClick: false, fullName: full_name, phone: phone_number, email, comment },
      ...{ destination, payment, months },
    },
    wanted: merged(wanted),
    bodyHash: hashOf('order.place', body),
    beside: async (tx, taken) => {
      await emptyCart(tx, owner, taken);
      if (body.save_address) await saveAddress(tx, customer, delivery);
    },
  });
}

/** Without an account and without a cart; paid on delivery. */
export async function orderOneClick(ports: Ports, buyer: Buyer, body: OneClick): Promise<Order> {
  const wanted: Wanted[] = [];
  for (const { product, sub_product, price, count } of body.products) {
    const variantId = sub_product ?? (await firstVariant(ports.db, product));
    wanted.push({ variantId, amount: count, seen: price });
  }
  return order(ports, buyer, {
    draft: {
      ...{ isOneClick: true, fullName: body.full_name, phone: body.phone_number },
      ...{ email: '', comment: '', payment: 'cash', months: null },
      destination: await oneClickDestination(ports.db, body),
    },
    wanted: merged(wanted),
    bodyHash: hashOf('order.oneClick', body),
  });
}

async function order(
  ports: Ports,
  { owner, scopes, key, locale }: Buyer,
  { draft, wanted, bodyHash, beside }: Wish,
): Promise<Order> {
  const at = ports.now();
  const { taxonomy } = await ports.catalog.current();
  const { answer, stock } = await inTransaction(ports.db, async (tx) => {
    let change = noStockChange;
    const question = { scopes, key, bodyHash, at };
    const { answer } = await once(tx, question, async () => {
      if (draft.months !== null) await lockCustomer(tx, owner.customerId);
      const lines = await readLines(tx, wanted, { isLocked: true });
      refuseChanged(lines);
      if (draft.months !== null) {
        await refuseAboveLimit(tx, owner.customerId, sums(draft, lines, at).total);
      }
      const written = await writeOrder(tx, draft, lines, { owner, taxonomy, at });
      change = written.stock;
      await beside?.(tx, lines);
      return toOrders(tx, [written.order], locale);
    });
    return { answer, stock: change };
  });
  await tellStockChange(ports, stock);

  const [made] = answer;
  if (!made) throw new Error('an order that was made is not there');
  return made;
}

/** The months of an instalment, null of everything else. */
async function requirePayment(
  ports: Ports,
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
