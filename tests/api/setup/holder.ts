import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { listTables } from '@/api/backup/tables';
import { rowsOf } from '@/api/db/database';
import { knownOrigins, tokens } from '@/api/db/schema/customer';
import { shopperOfCustomer } from '@/api/services/session/token';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { aCustomer } from './customer';
import type { TestGoods } from './goods';
import { aGuest } from './guest';
import { checkoutOf, oneClickOf, TASHKENT } from './order';
import { anOrderLine } from './received';
import { request, type TestResponse } from './request';
import { testShop } from './shop';
import { aPhone } from './sign-in-shop';

/**
 * The idempotency key of every shopper in these tests. A key must never give one shopper access to
 * another's order, even if both send the same one.
 */
export const SAME_KEY = 'the-same-key-of-two-shoppers-0001';
const SAME_BROWSER = 'the-browser-of-a-family';

type Headers = Record<string, string>;

/** A shopper with one of everything that the shop stores for shoppers. */
export type Holder = {
  headers: Headers;
  phone: string;
  /** 0 for a guest. */
  ids: Record<'customer' | 'address' | 'order' | 'payable' | 'line' | 'session', number>;
  /** Texts that occur in no other shopper's rows. */
  marks: string[];
};

let holders = 0;

/**
 * Creates a guest with an order, a cart, a wishlist, seen products and an alert. `ordersFor` is the
 * order's phone number. It can be that of a customer.
 */
export async function aGuestWith(
  [goods, , soldOut]: Goods,
  { phone = aPhone(), ordersFor = phone }: { phone?: string; ordersFor?: string } = {},
): Promise<Holder> {
  const { cookie } = aGuest('holder');
  const headers = { cookie, ...anAddress() };
  const order = await send(
    headers,
    '/order/create',
    oneClickOf(goods, 2, { phone_number: ordersFor }),
  );
  await holdGoods(headers, { goods, soldOut, phone });
  const key = createHash('sha256').update(cookie.slice('sid='.length)).digest('base64url');
  const ids = { customer: 0, address: 0, payable: 0, line: 0, session: 0 };
  return { headers, phone, ids: { ...ids, order: order.id }, marks: [key] };
}

export async function aCustomerWith([goods, , soldOut]: Goods): Promise<Holder> {
  const phone = aPhone();
  const { id: customer, headers: signedIn } = await aCustomer({ phone });
  const { cookie } = aGuest('holder');
  const headers = { ...signedIn, cookie, ...anAddress() };
  const order = async (payment: PaymentMethod) => {
    const body = checkoutOf([goods], { payment, months: 6 }, 2);
    return (await send({ ...headers, 'idempotency-key': SAME_KEY + payment }, '/order/order', body))
      .id;
  };
  const [cash, payable] = [await order('cash'), await order('sandbox')];
  await order('instalment');
  await send(headers, `/order/order/${payable}/payment`, { provider: 'sandbox' });

  const text = `Sharh ${customer}-${process.pid}`;
  await anOrderLine({ customer, product: goods.product });
  await send(headers, `/catalog/product/${goods.product}/review`, { rating: 5, text });
  const line = await anOrderLine({ customer, product: goods.product });
  const address = await send(headers, '/order/address', { ...TASHKENT, house: 'Bunyodkor, 7' });

  await holdGoods(headers, { goods, soldOut, phone });
  const session = await anotherSession(customer);
  const ids = { customer, address: address.id, order: cash, payable, line, session };
  return { headers, phone, ids, marks: [`"${shopperOfCustomer(customer)}"`, phone, text] };
}

/** The third product is sold out. */
export type Goods = readonly [TestGoods, TestGoods, TestGoods];

type Held = { goods: TestGoods; soldOut: TestGoods; phone: string };

async function holdGoods(headers: Headers, { goods, soldOut, phone }: Held) {
  const { product, variant } = goods;
  await send(headers, '/order/cart', { sub_product: variant, amount: 2 });
  await send(headers, '/order/wish', { product });
  await send(headers, '/product/seen', { product });
  await send(headers, '/catalog/restock', { sub_product: soldOut.variant, phone });
  await send(headers, '/user/send-code', { phone });
}

async function send(headers: Headers, path: string, body: object): Promise<{ id: number }> {
  const { status, envelope } = await request(path, { headers, body });
  if (status !== 200) throw new Error(`${path} returned ${status}: ${JSON.stringify(envelope)}`);
  return Object(envelope.data);
}

/**
 * Returns headers with an unused IP address, because all requests from one address share limits.
 */
function anAddress(): Headers {
  holders += 1;
  return { 'x-forwarded-for': `198.19.${holders >> 8}.${holders & 255}` };
}

/** Adds a session of the customer in the browser that all customers share. Returns its id. */
async function anotherSession(customerId: number): Promise<number> {
  const { ports } = await testShop();
  const at = ports.now();
  const row = { customerId, browserKey: SAME_BROWSER, createdAt: at, seenAt: at };
  const hash = `another session of ${process.pid}-${customerId}`;
  const [session] = await ports.db
    .insert(tokens)
    .values({ ...row, hash })
    .returning();
  const origin = `browser:${SAME_BROWSER}`;
  await ports.db.insert(knownOrigins).values({ customerId, origin, seenAt: at });
  return session?.id ?? 0;
}

/** Tables that are the same for everyone and too large to search per shopper. */
const PUBLIC = new Set(['products', 'variants', 'product_images', 'product_values', 'media']);

/** Returns all rows of other tables that mention one of the shopper's ids, orders or texts. */
export async function rowsOfHolders(holders: Holder[]): Promise<unknown[]> {
  const { db } = (await testShop()).ports;
  const customers = listOf(holders.map(({ ids }) => String(ids.customer)));
  const marks = listOf(holders.flatMap((holder) => holder.marks));
  const isTheirs = sql`(row ->> 'customer_id' = any(${customers})
    or exists (select 1 from unnest(${marks}) mark where strpos(text, mark) > 0))`;
  const names = (await listTables(db)).filter((name) => !PUBLIC.has(name));
  const parts = names.map(
    (name) => sql`select ${name} as "table", row from ${rowsIn(name)}
      where row ->> 'order_id' in (select id from theirs) or ${isTheirs}`,
  );
  const theirs = sql`select row ->> 'id' as id from ${rowsIn('orders')} where ${isTheirs}`;
  return rowsOf(
    db,
    sql`with theirs as (${theirs}) ${sql.join(parts, sql` union all `)} order by 1, 2`,
  );
}

/**
 * Returns a subquery with the rows of a table as JSON and as text. `offset 0` makes PostgreSQL
 * convert each row only once instead of once per reference.
 */
function rowsIn(table: string): SQL {
  return sql`(select row, row::text as text from
    (select to_jsonb(t) as row from ${sql.identifier(table)} t offset 0) r offset 0) j`;
}

function listOf(texts: string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

/** The public parts of a product card that change when anyone buys or reviews the product. */
const PUBLIC_FACTS = new Set(['amount', 'rating', 'reviews_count']);

export function withoutPublicFacts({ envelope }: TestResponse): unknown {
  const drop = (name: string, value: unknown) => (PUBLIC_FACTS.has(name) ? undefined : value);
  return JSON.parse(JSON.stringify(envelope, drop));
}
