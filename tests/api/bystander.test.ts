import { beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { type CallName, calls } from '@/lib/contract/calls';
import { contract, type Sent } from '@/lib/contract/contract';
import { ask } from './setup/ask';
import { aCustomer } from './setup/customer';
import { aProduct } from './setup/goods';
import {
  aCustomerWith,
  aGuestWith,
  type Goods,
  type Holder,
  rowsOfHolders,
  SAME_KEY,
  withoutPublicFacts,
} from './setup/holder';
import { checkoutOf, oneClickOf, TASHKENT } from './setup/order';
import { testShop } from './setup/shop';
import { aPhone } from './setup/sign-in-shop';

type Write = {
  [Name in CallName]: (typeof calls)[Name] extends `GET ${string}` ? never : Name;
}[CallName];
type Examples = {
  [Name in Write]: (own: Holder['ids'] & { phone: string }, goods: Goods) => Sent<Name>;
};

/** One request for each write of the contract, that names what the shopper has. */
const examples: Examples = {
  'user.sendCode': () => ({ body: { phone: aPhone() } }),
  'user.signIn': ({ phone }) => ({ body: { phone, code: '12345' } }),
  'user.signOut': () => ({}),
  'user.change': () => ({
    body: { first_name: 'Zuhra', last_name: '', gender: 'female', email: '' },
  }),
  'address.add': () => ({ body: { ...TASHKENT, house: 'Navoiy, 1' } }),
  'address.change': ({ address: id }) => ({
    params: { id },
    body: { ...TASHKENT, house: 'Navoiy, 1' },
  }),
  'address.remove': ({ address: id }) => ({ params: { id } }),
  'cart.put': (_, [{ variant }]) => ({ body: { sub_product: variant, amount: 3 } }),
  'cart.remove': (_, [{ variant: id }]) => ({ params: { id } }),
  'liked.add': (_, [, { product }]) => ({ body: { product } }),
  'liked.remove': (_, [{ product: id }]) => ({ params: { id } }),
  'order.oneClick': (_, [goods]) => ({ body: oneClickOf(goods, 2) }),
  'order.place': ({ address }, [goods]) => ({
    body: checkoutOf([goods], {
      payment: 'instalment',
      months: 6,
      delivery: { type: 'address', address },
    }),
  }),
  'product.markSeen': (_, [{ product }]) => ({ body: { product } }),
  'restock.add': (_own, [, , { variant }]) => ({
    body: { sub_product: variant, phone: aPhone() },
  }),
  'restock.remove': (_own, [, , { variant: id }]) => ({ params: { id } }),
  'review.add': ({ line }, [{ product }]) => ({
    params: { slug: String(product) },
    body: { rating: 1, text: 'Kichik ekan', order_line: line },
  }),
  'order.quote': (_, [{ variant }]) => ({ body: { lines: [{ sub_product: variant, amount: 1 }] } }),
  'order.cancel': ({ order: id }) => ({ params: { id } }),
  'order.pay': ({ payable: id }) => ({ params: { id }, body: { provider: 'sandbox' } }),
  'user.endSession': ({ session: id }) => ({ params: { id } }),
  'user.endSessions': () => ({}),
};

const names = Object.keys(calls) as CallName[];
const writes = names.filter((name) => !calls[name].startsWith('GET ')) as Write[];
const isForCustomers = (name: CallName) => 'customer' in contract[name];

let goods: Goods;
let personalReads: string[];
let bystanders: [Holder, Holder];
let known: Awaited<ReturnType<typeof stateOf>>;
/** Someone else has ordered for it as well. */
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

test.each(
  writes.flatMap((name) => [
    [name, 'customer'] as const,
    ...(isForCustomers(name) ? [] : [[name, 'guest'] as const]),
  ]),
)('%s of a %s changes nothing of others who hold the same (S6-06)', async (name, kind) => {
  const phone = name === 'user.signIn' ? sharedPhone : aPhone();
  const actor = await (kind === 'customer' ? aCustomerWith(goods) : aGuestWith(goods, { phone }));

  expect(await send(name, actor, actor)).toEqual({ name, status: 200 });
  await expectUnchanged();
});

test('writes of a customer with what another one has change nothing of hers (S6-06)', async () => {
  const [holder] = bystanders;
  for (const name of writes.filter(isForCustomers)) await send(name, await aCustomer(), holder);
  await expectUnchanged();
});

/** The write of `actor`, with what `owner` has. */
async function send(name: Write, { headers }: Pick<Holder, 'headers'>, { ids, phone }: Holder) {
  const example = examples[name];
  if (!example) throw new Error(`${name} has no example`);
  const { params = {}, body } = Object(example({ ...ids, phone }, goods));
  const { app } = await testShop();
  const [method, path = ''] = calls[name].split(' ');
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key]);
  const { status } = await app.request(API_BASE + filled, {
    method: method ?? '',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': SAME_KEY },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { name, status };
}

/** Afterwards their state counts as known, so that each write answers for itself. */
async function expectUnchanged() {
  const before = known;
  known = await stateOf(bystanders);
  expect(known).toEqual(before);
}

async function stateOf(holders: Holder[]) {
  const answers: Record<string, unknown> = {};
  for (const { headers } of holders) {
    for (const path of personalReads) {
      const who = headers.authorization ? 'customer' : 'guest';
      answers[`${path} of the ${who}`] = withoutPublicFacts(await ask(path, { headers }));
    }
  }
  return { rows: await rowsOfHolders(holders), answers };
}

/** The reads whose answers belong to one shopper. */
async function findPersonalReads({ ids, headers }: Holder): Promise<string[]> {
  const paths = names
    .filter((name) => calls[name].startsWith('GET '))
    .map((name) => calls[name].replace('GET ', '').replace(':id', String(ids.order)));
  const answers = await Promise.all(paths.map((path) => ask(path, { headers })));
  return paths.filter((_, at) => answers[at]?.headers.get('cache-control') === 'no-store');
}
