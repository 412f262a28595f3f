import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addressRoutes } from '@/api/http/routes/address';
import { cartRoutes } from '@/api/http/routes/cart';
import { catalogRoutes } from '@/api/http/routes/catalog';
import { contentRoutes } from '@/api/http/routes/content';
import { geoRoutes } from '@/api/http/routes/geo';
import { healthRoutes } from '@/api/http/routes/health';
import { likedRoutes } from '@/api/http/routes/liked';
import { localRoutes } from '@/api/http/routes/local';
import { orderRoutes } from '@/api/http/routes/order';
import { paymentRoutes } from '@/api/http/routes/payment';
import { pictureRoutes } from '@/api/http/routes/picture';
import { productRoutes } from '@/api/http/routes/product';
import { reviewRoutes } from '@/api/http/routes/review';
import { saleRoutes } from '@/api/http/routes/sale';
import { siteRoutes } from '@/api/http/routes/site';
import { userRoutes } from '@/api/http/routes/user';
import { NotFound, TooLarge } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { API_BASE, REVIEW_PHOTO_BYTES, REVIEW_PHOTOS_MAX } from '@/lib/constants';
import { answerError } from './error-answer';
import type { Api } from './implement';
import { refuseUnreadable } from './request';
import { refuseForeign } from './same-origin';

const BODY_BYTES_MAX = 256 * 1024;
/** The photos of a review, its text and the overhead of the form. */
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
