import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { API_BASE, REVIEW_PHOTO_BYTES, REVIEW_PHOTOS_MAX } from '@/lib/constants';
import { answerError } from './error-answer';
import { NotFound, TooLarge } from './errors';
import type { Api } from './implement';
import type { Ports } from './ports';
import { refuseUnreadable } from './request';
import { addressRoutes } from './routes/address';
import { cartRoutes } from './routes/cart';
import { catalogRoutes } from './routes/catalog';
import { contentRoutes } from './routes/content';
import { geoRoutes } from './routes/geo';
import { healthRoutes } from './routes/health';
import { likedRoutes } from './routes/liked';
import { localRoutes } from './routes/local';
import { orderRoutes } from './routes/order';
import { paymentRoutes } from './routes/payment';
import { pictureRoutes } from './routes/picture';
import { productRoutes } from './routes/product';
import { reviewRoutes } from './routes/review';
import { saleRoutes } from './routes/sale';
import { siteRoutes } from './routes/site';
import { userRoutes } from './routes/user';
import { refuseForeign } from './same-origin';

const BODY_BYTES_MAX = 256 * 1024;
/** The photos of a review, and room for its text and the form's own lines. */
const REVIEW_BYTES_MAX = REVIEW_PHOTOS_MAX * REVIEW_PHOTO_BYTES + BODY_BYTES_MAX;
const REVIEW_PATH = new RegExp(`^${API_BASE}/catalog/product/[^/]+/review$`);

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
  userRoutes,
  addressRoutes,
  cartRoutes,
  likedRoutes,
  orderRoutes,
  paymentRoutes,
  localRoutes,
];

export function createApp(ports: Ports): Api {
  const api: Api = new Hono();
  api.onError(answerError);
  api.notFound((c) => answerError(new NotFound(), c));
  api.use(async (c, next) => {
    refuseUnreadable(c.req.url);
    refuseForeign(c);
    await next();
  });
  const small = bodyOf(BODY_BYTES_MAX);
  const large = bodyOf(REVIEW_BYTES_MAX);
  api.use((c, next) => (REVIEW_PATH.test(c.req.path) ? large(c, next) : small(c, next)));
  for (const add of routes) add(api, ports);
  return api;
}

function bodyOf(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => answerError(new TooLarge(), c) });
}
