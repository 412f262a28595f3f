import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerError } from './error-answer';
import { NotFound, TooLarge } from './errors';
import type { Api } from './implement';
import type { Ports } from './ports';
import { refuseUnreadable } from './request';
import { cartRoutes } from './routes/cart';
import { catalogRoutes } from './routes/catalog';
import { contentRoutes } from './routes/content';
import { geoRoutes } from './routes/geo';
import { healthRoutes } from './routes/health';
import { likedRoutes } from './routes/liked';
import { localRoutes } from './routes/local';
import { pictureRoutes } from './routes/picture';
import { productRoutes } from './routes/product';
import { reviewRoutes } from './routes/review';
import { saleRoutes } from './routes/sale';
import { siteRoutes } from './routes/site';

const BODY_BYTES_MAX = 256 * 1024;

const routes = [
  healthRoutes,
  pictureRoutes,
  geoRoutes,
  catalogRoutes,
  productRoutes,
  reviewRoutes,
  saleRoutes,
  contentRoutes,
  siteRoutes,
  cartRoutes,
  likedRoutes,
  localRoutes,
];

export function createApp(ports: Ports): Api {
  const api: Api = new Hono();
  api.onError(answerError);
  api.notFound((c) => answerError(new NotFound(), c));
  api.use(async (c, next) => {
    refuseUnreadable(c.req.url);
    await next();
  });
  api.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => answerError(new TooLarge(), c) }));
  for (const add of routes) add(api, ports);
  return api;
}
