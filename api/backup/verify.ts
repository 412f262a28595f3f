import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';

const SHOWN_MAX = 100;

const checks: [string, SQL][] = [
  [
    'its total differs from the sum of its lines, promo code and delivery',
    sql`select id from orders o where total <> delivery_price - promo_discount + coalesce(
      (select sum(price * amount) from order_lines l where l.order_id = o.id), 0)`,
  ],
  [
    'the discounts of its lines do not add up to the discount of its promo code',
    sql`select id from orders o where promo_discount <> coalesce(
      (select sum(promo_discount) from order_lines l where l.order_id = o.id), 0)`,
  ],
  [
    'it has no lines',
    sql`select id from orders o where not exists (
      select from order_lines l where l.order_id = o.id)`,
  ],
  [
    'its status differs from the last one in its history',
    sql`select id from orders o where status is distinct from (
      select value from order_events e where e.order_id = o.id and kind = 'status'
      order by e.id desc limit 1)`,
  ],
  [
    'its payment status differs from the last one in its history',
    sql`select id from orders o where payment_status <> coalesce((
      select value from order_events e where e.order_id = o.id and kind = 'payment'
      order by e.id desc limit 1), 'waiting')`,
  ],
  [
    'the stock ledger does not balance',
    sql`select o.id from orders o join order_lines l on l.order_id = o.id
      where (select coalesce(sum(change), 0) from stock_moves m
          where m.order_id = o.id and m.variant_id = l.variant_id)
        <> case o.status when 'canceled' then 0 else l.returned - l.amount end`,
  ],
  [
    'the stock ledger has entries for SKUs that the order does not contain',
    sql`select distinct m.order_id as id from stock_moves m where m.order_id is not null
      and not exists (select from order_lines l
        where l.order_id = m.order_id and l.variant_id = m.variant_id)`,
  ],
  [
    'a return was requested before the order was received',
    sql`select distinct l.order_id as id from return_requests r
      join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id
      where o.status <> 'done'`,
  ],
  [
    'its returned units differ from its returns, or exceed what was bought',
    sql`select order_id as id from order_lines l where returned > amount or returned <> coalesce(
      (select sum(units) from order_returns r where r.line_id = l.id), 0)`,
  ],
  [
    'the price of its returned units is wrong',
    sql`select id from orders o where returned_total <> coalesce(
      (select sum(price * returned - promo_discount * returned / amount) from order_lines l where l.order_id = o.id), 0)`,
  ],
  [
    'more was refunded than paid',
    sql`select o.id from orders o where coalesce(
      (select sum(amount) from refunds r where r.order_id = o.id), 0)
        > case when payment_status in ('confirmed', 'refunded') then coalesce(paid_total, total) else 0 end`,
  ],
  [
    'it was paid more than once',
    sql`select order_id as id from payments where state = 'paid' group by 1 having count(*) > 1`,
  ],
  [
    'its payment status contradicts the payment of the provider',
    sql`select o.id from orders o join payments p on p.order_id = o.id
      where p.state = 'paid' and o.payment_status not in ('confirmed', 'refunded')`,
  ],
];

/**
 * Checks that orders, payments and the stock ledger are consistent. Returns the number of orders
 * and one line per fault, at most 100 of each kind.
 */
export async function findFaults(db: Db): Promise<{ orders: number; faults: string[] }> {
  const faults: string[] = [];
  for (const [fault, query] of checks) {
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`${query} order by 1 desc limit ${sql.raw(String(SHOWN_MAX))}`,
    );
    faults.push(...rows.map(({ id }) => `order ${id}: ${fault}`));
  }
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from orders`,
  );
  return { orders: counted?.count ?? 0, faults };
}
