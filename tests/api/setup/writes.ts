import { API_BASE } from '@/lib/constants';
import { type CallName, calls, methodAndPath } from '@/lib/contract/calls';
import { callNames, contract, type Sent } from '@/lib/contract/contract';
import { type Goods, type Holder, SAME_KEY } from './holder';
import { checkoutOf, oneClickOf, TASHKENT } from './order';
import { testShop } from './shop';
import { aPhone } from './sign-in-shop';

export type Write = {
  [Name in CallName]: (typeof calls)[Name] extends `GET ${string}` ? never : Name;
}[CallName];
type Examples = {
  [Name in Write]: (own: Holder['ids'] & { phone: string }, goods: Goods) => Sent<Name>;
};

/** One request for each write of the contract, with ids that the shopper owns. */
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
  'order.return': ({ line }) => ({
    params: { id: Math.floor(line / 1000) },
    body: { lines: [line] },
  }),
  'order.pay': ({ payable: id }) => ({ params: { id }, body: { provider: 'sandbox' } }),
  'user.endSession': ({ session: id }) => ({ params: { id } }),
  'user.endSessions': () => ({}),
};

export const writes = callNames.filter((name) => !calls[name].startsWith('GET ')) as Write[];
export const isForCustomers = (name: CallName) => 'customer' in contract[name];

/** Each write with each kind of shopper that is allowed to send it. */
export const writers = writes.flatMap((name) => [
  [name, 'customer'] as const,
  ...(isForCustomers(name) ? [] : [[name, 'guest'] as const]),
]);

/**
 * Returns a function that sends the write with the holder's ids, but as the given shopper.
 */
export function writeOf(name: Write, goods: Goods, { ids, phone }: Holder) {
  const example = examples[name];
  if (!example) throw new Error(`${name} has no example`);
  const { params = {}, body } = Object(example({ ...ids, phone }, goods));
  const [method, path] = methodAndPath(calls[name]);
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key]);
  return async ({ headers }: Pick<Holder, 'headers'>) => {
    const { app } = await testShop();
    const { status } = await app.request(API_BASE + filled, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': SAME_KEY },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { name, status };
  };
}
