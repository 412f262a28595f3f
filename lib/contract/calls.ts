/**
 * Method and path of every endpoint of the shop API under /api/v1.
 *
 * The list begins with the endpoints of docs/requirements.md, section 7, in the order given there.
 * The schemas are in `contract.ts`, because every page loads this file, and browsers must not load
 * the schema library.
 */
export const calls = {
  'user.sendCode': 'POST /user/send-code',
  'user.signIn': 'POST /user/sign-in',
  'user.signOut': 'DELETE /user/sign-out',
  'user.get': 'GET /user/user_settings',
  'user.change': 'PUT /user/user_settings',
  'address.list': 'GET /order/address',
  'address.add': 'POST /order/address',
  'address.change': 'PUT /order/address/:id',
  'address.remove': 'DELETE /order/address/:id',
  'cart.list': 'GET /order/cart',
  'cart.put': 'POST /order/cart',
  'cart.remove': 'DELETE /order/cart/:id',
  'liked.list': 'GET /order/wish',
  'liked.add': 'POST /order/wish',
  'liked.remove': 'DELETE /order/wish/:id',
  'order.oneClick': 'POST /order/create',
  'order.place': 'POST /order/order',
  'geo.regions': 'GET /core/regions',
  'geo.cities': 'GET /core/cities',
  'geo.deliveryPoints': 'GET /order/delivery-point',
  'catalog.categories': 'GET /catalog/category',
  'product.list': 'GET /catalog/product',
  'product.get': 'GET /catalog/product/:slug',
  'product.short': 'GET /catalog/product/short/:slug',
  'catalog.collections': 'GET /catalog/collection',
  'catalog.banners': 'GET /catalog/banner',
  'sale.products': 'GET /sale/:id/product/list',
  'sale.get': 'GET /sale/detail/:id',
  'content.posts': 'GET /post/list',
  'content.post': 'GET /post/detail/:id',
  'content.postGroup': 'GET /post/group/:group',
  'content.faq': 'GET /faq/list',
  'content.menuPage': 'GET /menu/detail/:id',
  'product.seen': 'GET /product/seen/list',
  'site.menu': 'GET /menu/list',

  'site.settings': 'GET /core/settings',
  'site.contact': 'GET /core/contact',
  'content.team': 'GET /core/team',
  'content.partners': 'GET /core/partner',
  'geo.branches': 'GET /core/branch',
  'product.similar': 'GET /catalog/product/:slug/similar',
  'product.offers': 'GET /catalog/offer',
  'product.suggest': 'GET /catalog/suggest',
  'catalog.sitemap': 'GET /catalog/sitemap',
  'product.markSeen': 'POST /product/seen',
  'restock.list': 'GET /catalog/restock',
  'restock.add': 'POST /catalog/restock',
  'restock.remove': 'DELETE /catalog/restock/:id',
  'review.list': 'GET /catalog/product/:slug/review',
  'review.add': 'POST /catalog/product/:slug/review',
  'order.quote': 'POST /order/quote',
  'order.list': 'GET /order/order',
  'order.get': 'GET /order/order/:id',
  'order.sent': 'GET /order/sent',
  'order.cancel': 'POST /order/order/:id/cancel',
  'order.return': 'POST /order/order/:id/return',
  'order.pay': 'POST /order/order/:id/payment',
  'user.instalment': 'GET /user/instalment',
  'user.sessions': 'GET /user/session',
  'user.endSession': 'DELETE /user/session/:id',
  'user.endSessions': 'DELETE /user/session',
} as const;

/**
 * Endpoints whose request body is form data (docs/requirements.md, section 7). The API also
 * accepts JSON.
 */
export const formCalls: ReadonlySet<CallName> = new Set<CallName>([
  'user.sendCode',
  'user.signIn',
  'user.change',
  'address.add',
  'address.change',
  'order.oneClick',
  'review.add',
]);

export type CallName = keyof typeof calls;

/** Returns whether the endpoint only reads data. */
export function isRead(name: CallName): boolean {
  return calls[name].startsWith('GET ');
}

/** Splits 'GET /path' into its method and path. */
export function methodAndPath(call: string): [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ');
  return [method, path];
}
