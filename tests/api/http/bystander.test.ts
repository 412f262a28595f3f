import { beforeAll, expect, test } from 'vitest';
import { calls } from '@/lib/contract/calls';
import { callNames } from '@/lib/contract/contract';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import {
  aCustomerWith,
  aGuestWith,
  type Goods,
  type Holder,
  rowsOfHolders,
  withoutPublicFacts,
} from '@/tests/api/setup/holder';
import { request } from '@/tests/api/setup/request';
import { aPhone } from '@/tests/api/setup/sign-in-shop';
import { isForCustomers, type Write, writeOf, writers, writes } from '@/tests/api/setup/writes';
import { allOrShare } from '@/tests/support/tier';

let goods: Goods;
let personalReads: string[];
let bystanders: [Holder, Holder];
let known: Awaited<ReturnType<typeof stateOf>>;
/** A phone number with which a bystander has ordered and with which another shopper signs in. */
const sharedPhone = aPhone();

beforeAll(async () => {
  goods = [
    await aProduct({ stock: 10_000 }),
    await aProduct({ stock: 10_000 }),
    await aProduct({ stock: 0 }),
  ];
  const customer = await aCustomerWith(goods);
  const guest = await aGuestWith(goods, { ordersFor: sharedPhone });
  personalReads = await findPersonalReads(customer);
  bystanders = [customer, guest];
  known = await stateOf(bystanders);
});

/** The status of a repeated write; 200 unless listed. */
const again: Partial<Record<Write, number>> = {
  'user.sendCode': 429,
  'user.signIn': 422,
  'user.signOut': 401,
  'user.endSessions': 401,
  'address.remove': 404,
  'review.add': 409,
};
/** Writes that add another row when repeated: an address or a payment attempt. */
const adding: Write[] = ['address.add', 'order.pay'];

/** Every run tests the writes of orders, addresses and the cart, and those of a session. */
const isAlwaysTested = ([name]: (typeof writers)[number]) =>
  /^(?:order|address|cart)\.|^user\.sign(?:In|Out)$/.test(name);

test.each(allOrShare(writers, 0, isAlwaysTested))(
  '%s by a %s leaves other shoppers’ data unchanged (S6-06)',
  async (name, kind) => {
    const phone = name === 'user.signIn' ? sharedPhone : aPhone();
    const actor = await (kind === 'customer' ? aCustomerWith(goods) : aGuestWith(goods, { phone }));
    const send = writeOf(name, goods, actor);

    expect(await send(actor)).toEqual({ name, status: 200 });
    await expectUnchanged();
    const once = await factsOf(actor);
    expect(await send(actor)).toEqual({ name, status: again[name] ?? 200 });
    const twice = await factsOf(actor);
    if (adding.includes(name)) expect(twice).toHaveLength(once.length + 1);
    else expect(twice).toEqual(once);
  },
);

test('writes that refer to another customer’s data do not change that data (S6-06)', async () => {
  const [holder] = bystanders;
  for (const name of writes.filter(isForCustomers)) {
    await writeOf(name, goods, holder)(await aCustomer());
  }
  await expectUnchanged();
});

/**
 * Returns the rows stored for a shopper without their ids, so that a rewritten row equals the
 * original.
 */
async function factsOf(holder: Holder) {
  const rows = await rowsOfHolders([holder]);
  return rows.map((row) => JSON.stringify(row).replace(/"id":\d+,/, '')).sort();
}

/**
 * Expects that the data of the bystanders has not changed. Records the new state, so that each
 * write is checked separately.
 */
async function expectUnchanged() {
  const before = known;
  known = await stateOf(bystanders);
  expect(known).toEqual(before);
}

async function stateOf(holders: Holder[]) {
  const responses: Record<string, unknown> = {};
  for (const { headers } of holders) {
    for (const path of personalReads) {
      const visitor = headers.authorization ? 'customer' : 'guest';
      responses[`${path} of the ${visitor}`] = withoutPublicFacts(await request(path, { headers }));
    }
  }
  return { rows: await rowsOfHolders(holders), responses };
}

/** Returns the paths of the reads whose responses are personal (`no-store`). */
async function findPersonalReads({ ids, headers }: Holder): Promise<string[]> {
  const paths = callNames
    .filter((name) => calls[name].startsWith('GET '))
    .map((name) => calls[name].replace('GET ', '').replace(':id', String(ids.order)));
  const responses = await Promise.all(paths.map((path) => request(path, { headers })));
  return paths.filter((_, at) => responses[at]?.headers.get('cache-control') === 'no-store');
}
