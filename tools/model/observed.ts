import { sql } from 'drizzle-orm';
import { findFaults } from '@/api/backup/verify';
import { type Db, rowsOf } from '@/api/db/database';

type Stored = {
  goods: {
    variant: number;
    price: number;
    discounted: number | null;
    stock: number;
    isWithdrawn: boolean;
    rating: number;
    reviews: number;
  }[];
  carts: { shopper: string; variant: number; amount: number }[];
  liked: { shopper: string; product: number }[];
  orders: {
    id: number;
    shopper: string;
    phone: string;
    origin: string | null;
    status: string;
    paid: string;
    payment: string;
    delivery: number;
    total: number;
    payUntil: number | null;
    confirmUntil: number | null;
    taken: number;
    returned: number;
  }[];
  lines: { order: number; variant: number; amount: number; price: number; isReviewed: boolean }[];
  payments: { id: string; order: number; state: string; amount: number }[];
};
export type Observed = Stored & { faults: string[] };
type ObservationScope = { products: number[]; isThorough: boolean };

/** Returns everything that the shop stores about these products, across all shoppers. */
export async function observe(
  db: Db,
  { products, isThorough }: ObservationScope,
): Promise<Observed> {
  const own = sql`product_id in ${products}`;
  const variants = sql`variant_id in (select id from variants where ${own})`;
  const theirs = sql`in (select order_id from order_lines where ${own})`;
  const parts = {
    goods: sql`select v.id as variant, v.price, discounted_price as discounted, stock,
      withdrawn_at is not null as "isWithdrawn", rating, reviews_count as reviews
      from variants v join products p on p.id = v.product_id where ${own} order by v.id`,
    carts: sql`select shopper, variant_id as variant, amount
      from cart_lines where ${variants} order by shopper collate "C", 2`,
    liked: sql`select shopper, product_id as product
      from liked_products where ${own} order by shopper collate "C", 2`,
    orders: sql`select id, shopper, phone, origin, status, payment_status as paid, payment,
      delivery_price as delivery, total,
      extract(epoch from pay_until) * 1000 as "payUntil",
      extract(epoch from confirm_until) * 1000 as "confirmUntil",
      (select count(*) from order_events e where e.order_id = o.id and kind = 'payment' and value = 'confirmed') as taken,
      (select count(*) from order_events e where e.order_id = o.id and kind = 'payment' and value = 'refunded') as returned
      from orders o where id ${theirs} order by id`,
    lines: sql`select order_id as "order", variant_id as variant, amount, price,
      reviewed_at is not null as "isReviewed" from order_lines where ${own} order by 1, 2`,
    payments: sql`select external_id as id, order_id as "order", state, amount
      from payments where order_id ${theirs} order by external_id collate "C"`,
  } satisfies Record<keyof Stored, unknown>;
  const columns = Object.entries(parts).map(
    ([name, part]) =>
      sql`(select coalesce(json_agg(part), '[]') from (${part}) part) as ${sql.identifier(name)}`,
  );
  const [row] = await rowsOf<{ stored: string }>(
    db,
    sql`select row_to_json(whole)::text as stored from (select ${sql.join(columns, sql`, `)}) whole`,
  );
  const stored: Stored = JSON.parse(row?.stored ?? '');
  return { ...stored, faults: isThorough ? (await findFaults(db)).faults : [] };
}
