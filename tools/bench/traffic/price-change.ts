import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { sendRequest } from '@/tests/support/send-request';

const CHANGED = 100_000;
const VISIBLE_MS = 120_000;
const POLL_EVERY_MS = 250;
const LIST = '/api/v1/catalog/product';

/** Changes prices directly in the database. Resolves when the API's lists show all changes. */
export async function changePrices(url: string, address: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  // The new price exceeds all others, including those that an earlier run has set.
  const dearest = 'select max(price) + 1 as mark from variants';
  const mark = Number((await client.query<{ mark: string }>(dearest)).rows[0]?.mark);
  await client.query('begin');
  const { rowCount: changed } = await client.query(
    `update products set changed_in = pg_current_xact_id()::text::bigint
      where id in (select id from products where withdrawn_at is null order by id limit ${CHANGED})`,
  );
  await client.query(
    `update variants set price = ${mark}, discounted_price = null where product_id in (
      select id from products where changed_in = pg_current_xact_id()::text::bigint)`,
  );
  await client.query('commit');
  await client.end();
  const began = performance.now();
  while (performance.now() - began < VISIBLE_MS) {
    const { body } = await sendRequest(address, `${LIST}?price_min=${mark}&size=1`);
    if (JSON.parse(body.toString()).data.count === changed) break;
    await pause(POLL_EVERY_MS);
  }
  return { changed, seconds: (performance.now() - began) / 1000 };
}
