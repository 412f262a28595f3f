import { sql } from 'drizzle-orm';
import { rowsOf } from '@/api/db/database';
import { outboxEvents } from '@/api/db/schema/events';
import { orderEvents, orders } from '@/api/db/schema/order';
import { recordEvent } from '@/api/outbox/record';
import type { Ports } from '@/api/shared/ports';
import { isoDay, TASHKENT_OFFSET_MS } from '@/lib/domain/time/date';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The hour in Tashkent at which the period of a daily report ends. */
const REPORT_HOUR = 21;
/** The period after 21:00 in which a report may be recorded. It ends at midnight. */
const LATE_MS = 3 * HOUR_MS;

type Sums = Record<
  'placed' | 'placedUzs' | 'canceled' | 'canceledUzs' | 'paid' | 'paidUzs',
  number | string
>;

/** Records the totals of the 24 hours until 21:00 in Tashkent, once. */
export async function reportDay({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const at = now();
  const until = lastReportTime(at);
  if (at.getTime() - until.getTime() >= LATE_MS) return;
  const onceKey = `report.daily:${isoDay(until.toISOString())}`;
  const isRecorded = sql`${outboxEvents.onceKey} = ${onceKey}`;
  if ((await db.$count(outboxEvents, isRecorded)) > 0) return;
  const since = new Date(until.getTime() - DAY_MS);
  const placed = sql`${orders.createdAt} >= ${since} and ${orders.createdAt} < ${until}`;
  const [sums] = await rowsOf<Sums>(
    db,
    sql`select count(*) as placed, coalesce(sum(total), 0) as "placedUzs",
        count(*) filter (where status = 'canceled') as canceled,
        coalesce(sum(total) filter (where status = 'canceled'), 0) as "canceledUzs",
        (select count(*) from ${paidBetween(since, until)}) as paid,
        (select coalesce(sum(total), 0) from ${paidBetween(since, until)}) as "paidUzs"
      from ${orders} where ${placed}`,
  );
  if (!sums) return;
  await recordEvent(db, {
    type: 'report.daily',
    data: {
      since: since.toISOString(),
      until: until.toISOString(),
      placed: Number(sums.placed),
      placed_uzs: Number(sums.placedUzs),
      canceled: Number(sums.canceled),
      canceled_uzs: Number(sums.canceledUzs),
      paid: Number(sums.paid),
      paid_uzs: Number(sums.paidUzs),
    },
    onceKey,
    at,
  });
}

function paidBetween(since: Date, until: Date) {
  return sql`(select o.total from ${orders} o where exists (select from ${orderEvents} e
    where e.order_id = o.id and e.kind = 'payment' and e.value = 'confirmed'
    and e.at >= ${since} and e.at < ${until})) paid`;
}

function lastReportTime(at: Date): Date {
  const shift = TASHKENT_OFFSET_MS - REPORT_HOUR * HOUR_MS;
  return new Date(Math.floor((at.getTime() + shift) / DAY_MS) * DAY_MS - shift);
}
