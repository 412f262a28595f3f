import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { sendRequest } from './send-request';

type Goods = { product: number; price: number };
export type Ordering = Awaited<ReturnType<typeof openOrdering>>;

/** Places orders in a running shop, each by a shopper with their own phone and IP address. */
export async function openOrdering(api: string, { agent }: { agent?: Agent } = {}) {
  const goods = await goodsOf(api);
  const acknowledged: number[] = [];
  let placed = 0;

  /** Places one order. Returns the status of the response, or 0 if there is no response. */
  async function order(): Promise<number> {
    placed += 1;
    const { product, price } = goods[placed % goods.length] as Goods;
    const own = String(placed).padStart(7, '0');
    const body = JSON.stringify({
      full_name: 'Madina Karimova',
      phone_number: `99890${own}`,
      address: '',
      type: 1,
      region: 1726,
      district: 1_726_002,
      longitude: '69.24',
      latitude: '41.31',
      products: [{ product, price, count: 1 }],
    });
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${Math.floor(placed / 250) % 250}.${placed % 250}.7`,
      cookie: `sid=${own.padStart(32, 'o')}`,
    };
    const sent = { method: 'POST', headers, body, ...(agent && { agent }) };
    const response = await sendRequest(api, '/api/v1/order/create', sent).catch(() => null);
    if (response?.status === 200) {
      const { data } = JSON.parse(response.body.toString());
      acknowledged.push(data.id);
    }
    return response?.status ?? 0;
  }

  return { order, acknowledged };
}

/** Returns products, and their prices, whose first variant has at least 20 units in stock. */
async function goodsOf(api: string): Promise<Goods[]> {
  const read = async (path: string) =>
    JSON.parse((await sendRequest(api, `/api/v1${path}`)).body.toString()).data;
  const { results } = await read('/catalog/product?size=40');
  const goods: Goods[] = [];
  for (const { slug } of results) {
    const { id, _id, sub_products: variants } = await read(`/catalog/product/${slug}`);
    const [first] = variants;
    if (first.amount < 20) continue;
    goods.push({ product: id ?? _id, price: first.discounted_price ?? first.price });
  }
  return goods;
}
