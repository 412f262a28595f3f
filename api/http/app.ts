import { Hono } from 'hono';
import { addressRoutes } from '@/api/http/routes/address';
import { cartRoutes } from '@/api/http/routes/cart';
import { catalogRoutes, saleRoutes } from '@/api/http/routes/catalog';
import { changeRoutes } from '@/api/http/routes/changes';
import { contentRoutes } from '@/api/http/routes/content';
import { geoRoutes } from '@/api/http/routes/geo';
import { healthRoutes } from '@/api/http/routes/health';
import { likedRoutes } from '@/api/http/routes/liked';
import { localRoutes } from '@/api/http/routes/local';
import { orderRoutes } from '@/api/http/routes/order';
import { paymentRoutes } from '@/api/http/routes/payment';
import { pictureRoutes } from '@/api/http/routes/picture';
import { productRoutes } from '@/api/http/routes/product';
import { referenceRoutes } from '@/api/http/routes/reference';
import { restockRoutes } from '@/api/http/routes/restock';
import { reviewRoutes } from '@/api/http/routes/review';
import { siteRoutes } from '@/api/http/routes/site';
import { userRoutes } from '@/api/http/routes/user';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { errorResponse } from './error-response';
import type { Api } from './implement';
import { observeCall } from './observe';
import { OTHER_BODIES_MAX, refuseLarge } from './receive';
import { refuseUnreadable } from './request';
import { refuseForeign } from './same-origin';

const routes = [
  healthRoutes,
  // This must precede the endpoints, because it delays their requests until this process has read
  // the caller's latest change.
  changeRoutes,
  pictureRoutes,
  geoRoutes,
  catalogRoutes,
  productRoutes,
  restockRoutes,
  reviewRoutes,
  saleRoutes,
  contentRoutes,
  siteRoutes,
  userRoutes,
  addressRoutes,
  cartRoutes,
  likedRoutes,
  orderRoutes,
  paymentRoutes,
  localRoutes,
  referenceRoutes,
];

type AppOptions = ConstructorParameters<typeof Hono>[0];

/** Creates the API with all routes. `options` are Hono's own. */
export function createApp(ports: Ports, options?: AppOptions): Api {
  const api: Api = new Hono(options);
  api.onError(errorResponse);
  api.notFound((c) => errorResponse(new NotFound(), c));
  api.use(observeCall);
  // The shop's clock: storefronts and browsers derive their time from this header (ADR 165).
  api.use(async (c, next) => {
    c.header('date', ports.now().toUTCString());
    await next();
  });
  api.use(async (c, next) => {
    refuseUnreadable(c.req.url);
    refuseForeign(c);
    await next();
  });
  // These routes are not in the contract; each reads its own body.
  api.use(`${API_BASE}/payment/*`, async (c, next) => {
    refuseLarge(c, OTHER_BODIES_MAX);
    await next();
  });
  for (const add of routes) add(api, ports);
  return api;
}
