import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Printed } from '@/api/content/document';
import { rowsOf } from '@/api/db/database';
import { advisoryLock } from '@/api/db/transaction';
import { carryOut } from '@/api/operator/operator';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

const folder = mkdtempSync(join(tmpdir(), 'chorsu-content-race-'));
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.database.close();
  rmSync(folder, { recursive: true });
});

// The cast is safe because each printed section matches its declaration.
async function section<Name extends 'pickup_points' | 'regions'>(name: Name) {
  const printed = await carryOut(shop.ports, 'content', {});
  return printed[name] as Printed<Name>;
}

async function waiting(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    shop.ports.db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}

/** Sends a request while a file that removes rows is being applied. */
async function duringChange<Result>(content: object, send: () => Promise<Result>): Promise<Result> {
  const { removing, sent } = await shop.ports.db.transaction(async (tx) => {
    // A content change acquires this lock last.
    await advisoryLock(tx, 'change_events');
    const removing = carryOut(shop.ports, 'setContent', {
      text: JSON.stringify(content),
      pictures: {},
      dryRun: false,
    });
    await expect.poll(waiting).toBe(1);
    const sent = send();
    await expect.poll(waiting).toBe(2);
    return { removing, sent };
  });
  expect(await removing).toMatchObject({ faults: [] });
  return sent;
}

async function sendRequest(path: string, { method = 'POST', headers = {}, body = {} }) {
  const response = await shop.app.request(`${API_BASE}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ...(await response.json()), status: response.status };
}

test('an order to a point that is being removed fails like one to an unknown point', async () => {
  const [point, ...others] = await section('pickup_points');
  const { headers } = await aCustomer({}, shop);
  const goods = await aProduct({}, shop);
  await shop.ports.catalog.reread();
  const order = (id = 0) => {
    const delivery = { type: 'pickup', point: id } as const;
    return sendRequest('/order/order', { headers, body: { ...checkoutOf([goods]), delivery } });
  };
  const refused = await duringChange({ pickup_points: others }, () => order(point?.id));
  expect(refused).toEqual(await order(2 ** 31 - 1));
  expect(refused).toMatchObject({ status: 422, data: { fields: { point: expect.any(String) } } });
});

/** Returns a district without addresses or pickup points, and the regions without that district. */
async function aDistrict() {
  const regions = await section('regions');
  const points = await section('pickup_points');
  const taken = new Set(points.map(({ district }) => district));
  const region = regions.at(-1);
  const city = region?.cities?.find(({ name }) => !taken.has(name.uz));
  const others = region?.cities?.filter(({ id }) => id !== city?.id);
  const without = [...regions.slice(0, -1), { ...region, cities: others }];
  return { place: { region: region?.id ?? 0, district: city?.id ?? 0 }, without };
}

test('an address in a district being removed fails like one in an unknown district', async () => {
  const { headers } = await aCustomer({}, shop);
  const first = await aDistrict();
  const sent = { ...first.place, house: 'Navoiy 1' };
  const added = await duringChange({ regions: first.without }, () =>
    sendRequest('/order/address', { headers, body: sent }),
  );
  const unknown = await sendRequest('/order/address', { headers, body: sent });
  expect(added).toEqual(unknown);
  expect(added).toMatchObject({ status: 422, data: { fields: { district: expect.any(String) } } });

  const second = await aDistrict();
  const goods = await aProduct({}, shop);
  await shop.ports.catalog.reread();
  const delivery = { type: 'courier', ...second.place, house: 'Navoiy 1' } as const;
  const body = { ...checkoutOf([goods], { delivery }), save_address: true };
  const order = () => sendRequest('/order/order', { headers, body });
  const ordered = await duringChange({ regions: second.without }, order);
  expect(ordered).toEqual(await order());
  expect(ordered).toMatchObject({ status: 422 });

  const third = await aDistrict();
  const { data } = await sendRequest('/order/address', {
    headers,
    body: { region: 1726, district: 1_726_002, house: 'Navoiy 1' },
  });
  const change = () =>
    sendRequest(`/order/address/${data.id}`, {
      method: 'PUT',
      headers,
      body: { ...third.place, house: 'Navoiy 1' },
    });
  expect(await duringChange({ regions: third.without }, change)).toEqual(await change());
});
