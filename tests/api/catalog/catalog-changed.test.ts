import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { readTaxonomy } from '@/api/catalog/live/taxonomy';
import { orders } from '@/api/db/schema/order';
import { collectionProducts, collections, saleProducts, sales } from '@/api/db/schema/showcase';
import { doChores } from '@/api/main/chores';
import { carryOut } from '@/api/operator/operator';
import { type Buyer, orderOneClick } from '@/api/order/order';
import { moveOrder } from '@/api/order/order-status';
import { addReview } from '@/api/services/review-add';
import type { Ports } from '@/api/shared/ports';
import { changePrice, changeStock, withdraw } from '@/packages/mock/control/change-goods';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { importCatalog } from '@/tests/api/setup/operator';
import { oneClickOf } from '@/tests/api/setup/order';
import { anOrderLine } from '@/tests/api/setup/received';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-changed-'));

let shop: TestShop;
let child: { id: number; slug: string; top: string };
let published: string[][] = [];
let ports: Ports;

beforeAll(async () => {
  shop = await openTestShop();
  const taxonomy = await readTaxonomy(shop.ports.db);
  const top = taxonomy.tops.find(({ children }) => children.length > 0);
  const [first] = top?.children ?? [];
  if (!top || !first) throw new Error('the shop has no nested category');
  child = { id: first.id, slug: first.slug, top: top.slug };
  ports = { ...shop.ports, publishInvalidation: (tags) => published.push(tags) };
});

type Act = (goods: TestGoods) => Promise<unknown>;

async function buy(goods: TestGoods, count: number): Promise<number> {
  const owner = { customerId: null, shopper: `guest-of-${goods.product}` };
  const buyer: Buyer = { owner, scopes: [], readScopes: [], key: null, locale: 'uz' };
  const form = { ...oneClickOf(goods, count), type: 1 as const };
  return (await orderOneClick(ports, { ...buyer, origin: 'local' }, form)).id;
}

/**
 * Runs `act` on an order of `count` units, and ignores the tags that placing the order publishes.
 */
function after(count: number, act: (order: number) => Promise<unknown>): Act {
  return async (goods) => {
    const order = await buy(goods, count);
    published = [];
    await act(order);
  };
}

async function expire(id: number): Promise<void> {
  const payUntil = new Date(ports.now().getTime() - 1);
  await ports.db.update(orders).set({ payment: 'payme', payUntil }).where(eq(orders.id, id));
  await doChores(ports);
}

function importOf(head: string, row: string, { dryRun = false } = {}): Act {
  return ({ product }) => {
    const file = join(folder, `${product}.csv`);
    writeFileSync(file, `article,${head}\nT-${product},${row}`);
    return importCatalog(ports, { file, dryRun, withdrawOptions: false });
  };
}

async function review({ product }: TestGoods): Promise<void> {
  const customer = await aCustomer({}, shop);
  await anOrderLine({ customer: customer.id, product }, shop);
  const body = { rating: 4, text: 'Yaxshi', photos: [] };
  const slug = `sinov-${product}`;
  await addReview(ports, { customer: customer.id, slug, body, locale: 'uz' });
}

const operator =
  (verb: 'setStock' | 'setPrice', command: object): Act =>
  ({ variant }) =>
    carryOut(ports, verb, { name: `#${variant}`, ...command });

const PAGE = 'its page';
const LISTS = 'its page and lists';
const COUNTS = 'its page, lists and counts';

const shown = {
  [PAGE]: (id: number) => [`product-${id}`],
  [LISTS]: (id: number) => [
    `product-${id}`,
    `menu-${child.slug}`,
    `menu-${child.top}`,
    'products-all',
  ],
  [COUNTS]: (id: number) => [...shown[LISTS](id), 'categories'],
};

const writers: [string, Act, keyof typeof shown][] = [
  ['an order that leaves some stock', (goods) => buy(goods, 2), PAGE],
  ['an order of all remaining units', (goods) => buy(goods, 9), LISTS],
  ['a canceled order of some units', after(2, (id) => moveOrder(ports, id, 'canceled')), PAGE],
  ['a canceled order of all units', after(9, (id) => moveOrder(ports, id, 'canceled')), LISTS],
  ['an expired order of some units', after(2, expire), PAGE],
  ['an expired order of all units', after(9, expire), LISTS],
  ['a stock level set by the operator', operator('setStock', { stock: 4 }), PAGE],
  ['a stock level of 0 set by the operator', operator('setStock', { stock: 0 }), LISTS],
  ['a price set by the operator', operator('setPrice', { price: 90_000, discounted: null }), LISTS],
  ['an import of a stock level', importOf('price,stock', '120000,4'), PAGE],
  ['an import of a stock level of 0', importOf('price,stock', '120000,0'), LISTS],
  [
    'an import of a text shown only on the product page',
    importOf('description_uz,short_ru', 'Uzun,Коротко'),
    PAGE,
  ],
  ['an import of a price', importOf('price', '90000'), LISTS],
  ['an import of a name', importOf('name_uz', 'Boshqa'), LISTS],
  ['an import that withdraws the product', importOf('withdrawn', '1'), COUNTS],
  ['a review', review, LISTS],
  ['a stock level set by a test', ({ variant }) => changeStock(ports, variant, 4), PAGE],
  ['a stock level of 0 set by a test', ({ variant }) => changeStock(ports, variant, 0), LISTS],
  ['a price set by a test', ({ variant }) => changePrice(ports, variant, { price: 5 }), LISTS],
  ['a product withdrawn by a test', ({ product }) => withdraw(ports, product, true), COUNTS],
];

test.each(writers)(
  '%s invalidates only the pages that show the product (B-28)',
  async (_, act, pages) => {
    const goods = await aProduct({ category: child.id }, shop);
    published = [];
    await act(goods);
    expect(published).toEqual([shown[pages](goods.product)]);
  },
);

test.each<[string, Act]>([
  ['a dry run', importOf('price', '90000', { dryRun: true })],
  ['an import without changes', importOf('price', '120000')],
  [
    'a status change that affects no products',
    after(1, (id) => moveOrder(ports, id, 'in_progress')),
  ],
  ['a rejected order', (goods) => expect(buy(goods, 10)).rejects.toThrow()],
])('%s invalidates nothing (B-28)', async (_, act) => {
  const goods = await aProduct({ category: child.id }, shop);
  const reread = vi.spyOn(ports.catalog, 'reread');
  published = [];
  await act(goods);
  expect([published, reread.mock.calls]).toEqual([[], []]);
  reread.mockRestore();
});

test('setting the stock of an unknown product fails', async () => {
  published = [];
  await expect(changeStock(ports, 2_000_000_000, 4)).rejects.toThrow('noProduct');
  expect(published).toEqual([]);
});

test('a change to a product in a home page row invalidates the home page (B-28)', async () => {
  const { db } = ports;
  const [collection] = await db.select().from(collections).limit(1);
  const [onHome] = await db.select().from(sales).where(eq(sales.isHome, true)).limit(1);
  const dates = { startsAt: ports.now(), endsAt: ports.now() };
  const text = { uz: 'Aksiya', ru: 'Акция' };
  const sale = { name: text, description: text, ...dates };
  const [elsewhere] = await db.insert(sales).values(sale).returning();
  const tagsOf = async (show: (product: number) => Promise<unknown>) => {
    const { product, variant } = await aProduct({}, shop);
    await show(product);
    published = [];
    await changePrice(ports, variant, { price: 5 });
    return published.flat();
  };
  const inSale = (saleId = 0) =>
    tagsOf((productId) => db.insert(saleProducts).values({ productId, saleId }));
  const collectionId = collection?.id ?? 0;

  expect(await inSale(onHome?.id)).toContain('home');
  expect(await inSale(elsewhere?.id)).not.toContain('home');
  expect(
    await tagsOf((productId) => db.insert(collectionProducts).values({ productId, collectionId })),
  ).toContain('home');
});

test('moving a product invalidates its old and new categories and the home page (B-28)', async () => {
  const goods = await aProduct({ category: child.id }, shop);
  published = [];
  await importOf('category', 'Yangi joy|Новое место')(goods);
  await importOf('category', 'Yangi joy')(goods);
  expect(published).toEqual([
    [
      `product-${goods.product}`,
      'menu-yangi-joy',
      `menu-${child.top}`,
      `menu-${child.slug}`,
      'products-all',
      'categories',
      'home',
    ],
  ]);
});

test('a retried change is published once, after the commit and the reread (B-28)', async () => {
  const goods = await aProduct({ category: child.id }, shop);
  const steps: string[] = [];
  const broken: typeof ports.db.transaction = async (work) => {
    const result = await ports.db.transaction(async (tx) => {
      const result = await work(tx);
      steps.push('worked');
      if (steps.length === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      return result;
    });
    steps.push('committed');
    return result;
  };
  const db = Object.create(ports.db, { transaction: { value: broken } });
  const catalog = { reread: async () => void steps.push('reread') };
  const publishInvalidation = (tags: string[]) => steps.push(`published ${tags[0]}`);
  let tries = 0;
  await changeCatalog({ db, catalog, publishInvalidation }, async (tx) => {
    tries += 1;
    const change = { products: [tries === 1 ? 1 : goods.product], listed: [goods.product] };
    await catalogChanged(tx, change);
  });
  expect(steps).toEqual([
    'worked',
    'worked',
    'committed',
    'reread',
    `published product-${goods.product}`,
  ]);
});

test('does not publish a rolled-back change and does not fail when the reread fails', async () => {
  const goods = await aProduct({ category: child.id }, shop);
  published = [];
  const undone = changeCatalog(ports, async (tx) => {
    await catalogChanged(tx, { listed: [goods.product] });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(published).toEqual([]);

  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const catalog = { ...ports.catalog, reread: () => Promise.reject(new Error('no database')) };
  await changePrice({ ...ports, catalog }, goods.variant, { price: 5 });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
