import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { products, variants } from '@/api/db/schema/catalog';
import { sales } from '@/api/db/schema/showcase';
import { moveOrder } from '@/api/order/order-status';
import { lockVariants, moveStock } from '@/api/order/stock';
import { setSetting } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { pageTag } from '@/lib/domain/routing/page-tags';
import type { World } from '@/packages/mock/worlds/world';
import { Refusal } from './refusal';
import { signInAtOnce } from './sign-in';

const PHONE = '998901234567';
const MINUTE_MS = 60_000;
const SLOW_MS = 1500;

/** The data that a scenario returns to the test, such as the id of an order. */
type Made = Record<string, unknown> | null;
type Scenario = (world: World) => Promise<Made>;

const scenarios = {
  'empty shop': async ({ ports }) => {
    await changeCatalog(ports, async (tx) => {
      const rows = await tx
        .update(products)
        .set({ withdrawnAt: ports.now() })
        .where(isNull(products.withdrawnAt))
        .returning({ id: products.id });
      await catalogChanged(tx, { listed: rows.map(({ id }) => id), isCounted: true });
    });
    return null;
  },
  'sold out': async ({ ports }) => {
    await changeCatalog(ports, async (tx) => {
      const { id, productId, stock } = variants;
      const rows = await tx.select({ id, productId, stock }).from(variants).where(gt(stock, 0));
      const moves = rows.map((row) => ({
        variantId: row.id,
        productId: row.productId,
        change: -row.stock,
      }));
      await lockVariants(
        tx,
        rows.map((row) => row.id),
      );
      if (moves.length === 0) return;
      await moveStock(tx, moves, { reason: 'operator', orderId: null, at: ports.now() });
    });
    return null;
  },
  'sale ends in a minute': async ({ ports }) => {
    const endsAt = new Date(ports.now().getTime() + MINUTE_MS);
    const open = and(eq(sales.isHome, true), gt(sales.endsAt, ports.now()));
    const [first] = await ports.db.select().from(sales).where(open).orderBy(asc(sales.id)).limit(1);
    if (!first)
      throw new Refusal(409, 'no sale on the home page is open at the time of this world');
    await ports.db.update(sales).set({ endsAt }).where(eq(sales.id, first.id));
    ports.publishInvalidation([pageTag.site]);
    return { sale: first.id, ends_at: endsAt.toISOString() };
  },
  'customer with three orders': async (world) => {
    const details = { phone: PHONE, first_name: 'Aziza', last_name: 'Karimova' };
    const [first, second, third] = await goodsInStock(world);
    const { token, user } = await signInAtOnce(world.ports, details);
    const done = await placeOrder(world, token, first);
    const inProgress = await placeOrder(world, token, second);
    await moveOrder(world.ports, done, 'in_progress');
    await moveOrder(world.ports, done, 'done');
    await moveOrder(world.ports, inProgress, 'in_progress');
    return { token, user, orders: [done, inProgress, await placeOrder(world, token, third)] };
  },
  maintenance: async ({ ports }) => {
    await set(ports, 'modal_title', { uz: 'Texnik ishlar', ru: 'Технические работы' });
    await set(ports, 'modal_description', {
      uz: '<p>Bir soatdan soʻng qaytamiz</p>',
      ru: '<p>Вернёмся через час</p>',
    });
    ports.publishInvalidation([pageTag.site]);
    return null;
  },
  'slow backend': async (world) => {
    world.addFaults({ path: `${API_BASE}/*`, kind: 'delay', ms: SLOW_MS, after: false });
    return null;
  },
} as const satisfies Record<string, Scenario>;

type ScenarioName = keyof typeof scenarios;

// The keys of the table are the names of the scenarios.
export const SCENARIOS = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]];

/** Applies the scenario to the current state of the world. */
export function play(world: World, name: ScenarioName): Promise<Made> {
  return scenarios[name](world);
}

async function set(ports: Ports, name: string, value: object): Promise<void> {
  await setSetting(ports, name, JSON.stringify(value));
}

type Card = { sub_product: number; amount: number; price: number; discounted_price: number | null };

async function goodsInStock({ app }: World): Promise<[Card, Card, Card]> {
  const list = await app.request(`${API_BASE}/catalog/product?size=100`);
  const cards: Card[] = (await list.json()).data.results;
  const [first, second, third] = cards.filter(({ amount }) => amount > 0);
  if (first && second && third) return [first, second, third];
  throw new Refusal(409, 'the scenario orders three products, but fewer are in stock');
}

/** Orders one unit, as a shopper's browser would. */
async function placeOrder({ app }: World, token: string, card: Card): Promise<number> {
  const price = card.discounted_price ?? card.price;
  const body = {
    lines: [{ sub_product: card.sub_product, amount: 1, price }],
    full_name: 'Aziza Karimova',
    phone_number: PHONE,
    delivery: { type: 'pickup', point: 1 },
    payment: 'cash',
  };
  const response = await app.request(`${API_BASE}/order/order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, message } = await response.json();
  if (!response.ok)
    throw new Refusal(409, `the shop refuses the order of the scenario: ${message}`);
  return data.id;
}
