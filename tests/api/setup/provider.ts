import type { ProviderSettings, Providers } from '@/api/order/payments/providers';
import { API_BASE } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import type { OnlinePayment } from '@/lib/domain/order/payment-methods';
import { aCustomer, type TestCustomer } from './customer';
import { documentedApp } from './documented-app';
import { aProduct, type TestGoods } from './goods';
import { checkoutOf } from './order';
import { testShop } from './shop';

export const providers = {
  siteUrl: 'https://shop.example',
  payme: {
    merchantId: '587f72c72cac0d162c722ae2',
    key: 'a-key-of-the-tests',
    checkoutUrl: 'https://checkout.paycom.uz',
  },
  click: {
    serviceId: '12345',
    merchantId: '67890',
    secret: 'a-secret-of-the-tests',
    payUrl: 'https://my.click.uz/services/pay',
  },
} satisfies Providers & ProviderSettings;

/** Returns the shared shop with payment providers and a clock that the test advances. */
export async function aPayingShop(overrides: Providers = providers) {
  const { ports } = await testShop();
  let now = ports.now();
  const app = documentedApp({ ...ports, providers: overrides, now: () => now });
  const send = async (path: string, init: RequestInit = {}) =>
    app.request(`${API_BASE}${path}`, init);
  const sendJson = (path: string, { headers }: { headers: Record<string, string> }, body: object) =>
    send(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    send,
    sendJson,
    now: () => now.getTime(),
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    async order(id: number, { headers }: TestCustomer): Promise<Data<'order.get'>> {
      return (await (await send(`/order/order/${id}`, { headers })).json()).data;
    },
  };
}

export type PayingShop = Awaited<ReturnType<typeof aPayingShop>>;
/** The parts of a shop that a provider needs. */
export type Caller = Pick<PayingShop, 'send'>;
export type Unpaid = { id: number; total: number; customer: TestCustomer; goods: TestGoods };

/** Creates an unpaid order of 145,000 UZS. */
export async function anUnpaidOrder(shop: PayingShop, payment: OnlinePayment): Promise<Unpaid> {
  const [customer, goods] = [await aCustomer(), await aProduct()];
  const response = await shop.sendJson('/order/order', customer, checkoutOf([goods], { payment }));
  const { data } = await response.json();
  return { id: data.id, total: data.price, customer, goods };
}
