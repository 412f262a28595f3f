import { type Api, implement } from '@/api/http/implement';
import { readKey } from '@/api/order/idempotency';
import { getInstallment } from '@/api/order/installment';
import { findSent, orderOneClick, placeOrder } from '@/api/order/order';
import { getOrder, listOrders } from '@/api/order/order-list';
import { cancelOverdue, cancelOwn } from '@/api/order/order-status';
import { startPayment } from '@/api/order/payment';
import { quoteOrder } from '@/api/order/quote';
import { requestReturn } from '@/api/order/return-request';
import { originOf } from '@/api/shared/client-address';
import type { Ports } from '@/api/shared/ports';

/**
 * Scope of idempotency keys from visitors without a cookie. They may never have received the
 * response that sets their cookie.
 */
const NEW_GUESTS = 'new guests';
const KEY = 'idempotency-key';
const SECRET_LENGTH = 32;

export function orderRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'order.quote', ({ customer, locale, body, c }) => {
    const origin = originOf(c, ports.isBehindProxy);
    return quoteOrder(ports, { customer, locale, origin }, body);
  });
  implement(api, ports, 'order.oneClick', ({ customer, body, locale, c, ...visitor }) => {
    const key = readKey(c.req.header(KEY));
    const shopper = visitor.newShopper();
    const isNew = visitor.shopper === null;
    const scopes = isNew ? [NEW_GUESTS, shopper] : [shopper];
    const readScopes = isNew ? [] : newGuestsWith(key);
    const owner = { customerId: customer, shopper };
    const { address, network, provider } = originOf(c, ports.isBehindProxy);
    // `address` distinguishes /64 prefixes, but an IPv6 client may use many of them, so its /48
    // network identifies it.
    const origin = provider === null ? address : network;
    return orderOneClick(ports, { owner, origin, scopes, readScopes, key, locale }, body);
  });
  implement(api, ports, 'order.place', ({ customer, shopper, body, locale, c }) => {
    const key = readKey(c.req.header(KEY));
    const owner = { customerId: customer, shopper };
    const scopes = { scopes: [shopper], readScopes: [] };
    const origin = originOf(c, ports.isBehindProxy);
    return placeOrder(ports, { customer, origin, owner, ...scopes, key, locale }, body);
  });
  implement(api, ports, 'order.list', async ({ customer, locale, query }) => {
    await cancelOverdue(ports, customer);
    return listOrders(ports, { customer, locale }, query);
  });
  implement(api, ports, 'order.get', async ({ customer, locale, params }) => {
    await cancelOverdue(ports, customer);
    return getOrder(ports, { customer, locale }, params.id);
  });
  implement(api, ports, 'order.cancel', async ({ customer, locale, params }) => {
    await cancelOwn(ports, customer, params.id);
    return getOrder(ports, { customer, locale }, params.id);
  });
  implement(api, ports, 'order.return', async ({ customer, locale, params, body }) => {
    await requestReturn(ports, { customer, id: params.id, ...body });
    return getOrder(ports, { customer, locale }, params.id);
  });
  implement(api, ports, 'order.sent', async ({ shopper, c }) => {
    const key = readKey(c.req.header(KEY));
    if (key === null) return null;
    return findSent(ports.db, { scopes: [shopper ?? [], newGuestsWith(key)].flat(), key });
  });
  implement(api, ports, 'order.pay', ({ customer, locale, params, body }) =>
    startPayment(ports, { customer, locale, id: params.id, provider: body.provider }),
  );
  implement(api, ports, 'user.instalment', ({ customer }) => getInstallment(ports, customer));
}

/**
 * Returns the scope of visitors without a cookie if the key is long. All of them share this scope,
 * so one visitor could guess the short key of another.
 */
function newGuestsWith(key: string | null): string[] {
  return key !== null && key.length >= SECRET_LENGTH ? [NEW_GUESTS] : [];
}
