import { type Api, implement } from '@/api/http/implement';
import { readKey } from '@/api/order/idempotency';
import { getInstalment } from '@/api/order/instalment';
import { orderOneClick, placeOrder } from '@/api/order/order';
import { getOrder, listOrders } from '@/api/order/order-list';
import { cancelUnpaid } from '@/api/order/order-status';
import { startPayment } from '@/api/order/payment';
import { quoteOrder } from '@/api/order/quote';
import type { Ports } from '@/api/shared/ports';

/** Scope of keys of visitors without a cookie: the response that set it may have been lost. */
const NEW_GUESTS = 'new guests';
const KEY = 'idempotency-key';

export function orderRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'order.quote', ({ customer, body }) => quoteOrder(ports, customer, body));
  implement(api, ports, 'order.oneClick', ({ customer, body, locale, c, ...visitor }) => {
    const key = readKey(c.req.header(KEY));
    const shopper = visitor.newShopper();
    const scopes = visitor.shopper === null ? [NEW_GUESTS, shopper] : [shopper];
    const owner = { customerId: customer, shopper };
    return orderOneClick(ports, { owner, scopes, key, locale }, body);
  });
  implement(api, ports, 'order.place', ({ customer, shopper, body, locale, c }) => {
    const key = readKey(c.req.header(KEY));
    const owner = { customerId: customer, shopper };
    return placeOrder(ports, { customer, owner, scopes: [shopper], key, locale }, body);
  });
  implement(api, ports, 'order.list', async ({ customer, locale, query }) => {
    await cancelUnpaid(ports, customer);
    return listOrders(ports, { customer, locale }, query);
  });
  implement(api, ports, 'order.get', async ({ customer, locale, params }) => {
    await cancelUnpaid(ports, customer);
    return getOrder(ports, { customer, locale }, params.id);
  });
  implement(api, ports, 'order.pay', ({ customer, locale, params, body }) =>
    startPayment(ports, { customer, locale, id: params.id, provider: body.provider }),
  );
  implement(api, ports, 'user.instalment', ({ customer }) => getInstalment(ports, customer));
}
