import { randomBytes } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { takeIds } from '@/api/db/bulk';
import type { Database } from '@/api/db/database';
import { settings } from '@/api/db/schema/content';
import { customers, limits, tokens } from '@/api/db/schema/customer';
import { cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import { createApp } from '@/api/http/app';
import type { Api } from '@/api/http/implement';
import { doChores } from '@/api/main/chores';
import { randomOrderNumber } from '@/api/order/order-number';
import { canWrite } from '@/api/services/can-write';
import { shopperOfCustomer, tokenHash } from '@/api/services/session/token';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { aProduct } from '@/tests/api/setup/goods';
import { TASHKENT } from '@/tests/api/setup/order';
import { providers } from '@/tests/api/setup/provider';
import { portsOn } from '@/tests/api/setup/shop';
import { INSTALMENT_LIMIT, SETTINGS } from './expected';
import { observe } from './observed';

const GOODS = [
  { price: 60_000, stock: 12 },
  { price: 90_000, discountedPrice: 75_000, stock: 8 },
  { price: 150_000, stock: 10 },
  { price: 20_000, discountedPrice: 19_990, stock: 20, express: false },
  { price: 240_000, stock: 6 },
  { price: 35_000, stock: 1 },
];
const CUSTOMERS = 4;
/** The number of shoppers who are signed in from the start. */
const SIGNED_IN = 3;

export type Opened = Awaited<ReturnType<typeof openRun>>;

/**
 * Creates the shop API with additional endpoints that set the clock, run the maintenance jobs and
 * return the stored state.
 */
export async function modelApp(database: Database, startedAt: number): Promise<Api> {
  let now = startedAt;
  const ports: Ports = {
    ...(await portsOn(database)),
    now: () => new Date(now),
    newToken,
    newOrderNumber: randomOrderNumber,
    providers,
  };
  const { db } = database;
  const app: Api = new Hono();
  app.post('/model/open', async (c) => c.json(await openRun(db, ports.now())));
  app.post('/model/pass/:ms', (c) => {
    now += Number(c.req.param('ms'));
    return c.json(now);
  });
  app.post('/model/chores', async (c) => {
    await doChores(ports);
    return c.json(null);
  });
  // `/readyz` caches its result for up to a second, so it is not used here.
  app.post('/model/takes-writes', async (c) => c.json(await canWrite(ports)));
  app.post('/model/observe', async (c) => c.json(await observe(db, await c.req.json())));
  app.use(`${API_BASE}/user/send-code`, async (_, next) => {
    // Disables the limits on codes, which other tests cover.
    await db.delete(limits);
    await next();
  });
  app.route('/', createApp(ports));
  return app;
}

type Db = Database['db'];

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Applies the settings, and creates products and customers that no other run uses. */
async function openRun(db: Db, now: Date) {
  for (const [key, value] of Object.entries(SETTINGS)) {
    const target = settings.key;
    await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target, set: { value } });
  }
  const goods = [];
  for (const { discountedPrice = null, ...given } of GOODS) {
    const made = await aProduct({ ...given, discountedPrice }, { ports: { db } });
    goods.push({ ...made, price: given.price, discounted: discountedPrice, stock: given.stock });
  }
  const ids = await takeIds(db, customers, CUSTOMERS);
  const people = ids.map((id) => ({ id, phone: `99893${String(id).padStart(7, '0')}` }));
  const rest = { createdAt: now, instalmentLimit: INSTALMENT_LIMIT };
  await db.insert(customers).values(people.map((one) => ({ ...one, ...rest })));
  const sessions = ids.slice(0, SIGNED_IN).map((id) => ({ id, token: newToken() }));
  await db.insert(tokens).values(
    sessions.map(({ id, token }) => ({
      hash: tokenHash(token),
      customerId: id,
      createdAt: now,
      seenAt: now,
    })),
  );
  const [region] = await db
    .select({ courier: regions.courierPrice })
    .from(regions)
    .innerJoin(cities, eq(cities.regionId, regions.id))
    .where(inArray(cities.id, [TASHKENT.district]));
  const [point] = await db.select().from(deliveryPoints).orderBy(asc(deliveryPoints.id)).limit(1);
  return {
    goods,
    customers: people.map(({ id, phone }) => ({ id, phone, shopper: shopperOfCustomer(id) })),
    tokens: sessions.map(({ token }) => token),
    courier: region?.courier ?? 0,
    point: point?.id ?? 0,
  };
}
