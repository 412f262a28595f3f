import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';

const SHOWN_MAX = 100;

const checks: [string, SQL][] = [
  [
    'its total is not that of its lines and its delivery',
    sql`select id from orders o where total <> delivery_price + coalesce(
      (select sum(price * amount) from order_lines l where l.order_id = o.id), 0)`,
  ],
  [
    'it has no lines',
    sql`select id from orders o where not exists (
      select from order_lines l where l.order_id = o.id)`,
  ],
  [
    'its status is not the last of its history',
    sql`select id from orders o where status is distinct from (
      select value from order_events e where e.order_id = o.id and kind = 'status'
      order by e.id desc limit 1)`,
  ],
  [
    'its payment status is not the last of its history',
    sql`select id from orders o where payment_status <> coalesce((
      select value from order_events e where e.order_id = o.id and kind = 'payment'
      order by e.id desc limit 1), 'waiting')`,
  ],
  [
    'the ledger of stock does not balance',
    sql`select o.id from orders o join order_lines l on l.order_id = o.id
      where (select coalesce(sum(change), 0) from stock_moves m
          where m.order_id = o.id and m.variant_id = l.variant_id)
        <> case o.status when 'canceled' then 0 else -l.amount end`,
  ],
  [
    'the ledger of stock has what it has not',
    sql`select distinct m.order_id as id from stock_moves m where m.order_id is not null
      and not exists (select from order_lines l
        where l.order_id = m.order_id and l.variant_id = m.variant_id)`,
  ],
  [
    'it was paid more than once',
    sql`select order_id as id from payments where state = 'paid' group by 1 having count(*) > 1`,
  ],
  [
    'its payment is not what the provider did',
    sql`select o.id from orders o join payments p on p.order_id = o.id
      where p.state = 'paid' and o.payment_status not in ('confirmed', 'refunded')`,
  ],
];

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
