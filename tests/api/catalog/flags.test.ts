import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { databaseSearch } from '@/api/catalog/list/database-search';
import { catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { products } from '@/api/db/schema/catalog';
import {
  catalogFlags,
  recordOf,
  storedFlags,
  WELL_RATED_FROM,
} from '@/lib/domain/product/catalog-flags';
import { importCatalog } from '@/tests/api/setup/operator';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const PLAIN = 'FLAG-NONE';
const articleOf = (name: string) => `FLAG-${name}`;
let menu: { id: number; slug: string };

async function bringIn(rows: Record<string, string>[]) {
  const { ports } = await testShop();
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-flags-')), 'goods.json');
  writeFileSync(file, JSON.stringify(rows));
  return importCatalog(ports, { file, dryRun: false, withdrawOptions: false });
}

/** Imports one product per flag and one without flags, all into a separate category. */
beforeAll(async () => {
  const none = recordOf(storedFlags, () => 'no');
  const row = (article: string, own: object) => ({
    article,
    category: 'Bayroqlar|Флаги',
    name_uz: article,
    name_ru: article,
    price: '90000',
    stock: '0',
    ...none,
    ...own,
  });
  const columns: Record<string, object> = {
    discounted: { discounted_price: '80000' },
    in_stock: { stock: '1' },
    well_rated: {},
  };
  const ofFlag = (name: string) => columns[name] ?? { [name]: 'yes' };
  const { bad } = await bringIn([
    row(PLAIN, {}),
    ...catalogFlags.map(({ name }) => row(articleOf(name), ofFlag(name))),
  ]);
  expect(bad).toEqual([]);
  const { ports } = await testShop();
  await changeCatalog(ports, async (tx) => {
    const rated = await tx
      .update(products)
      .set({ rating: WELL_RATED_FROM })
      .where(eq(products.article, articleOf('well_rated')))
      .returning({ id: products.id });
    await catalogChanged(tx, { listed: rated.map(({ id }) => id) });
  });
  const { catalog } = ports;
  const { categoriesBySlug } = (await catalog.current()).taxonomy;
  menu = [...categoriesBySlug.values()].find(({ name }) => name.uz === 'Bayroqlar') ?? menu;
});

test.each(catalogFlags)(
  'a list filtered by $name contains only the imported product with this flag',
  async ({ name }) => {
    const { results, facets } = await read(
      'product.list',
      `/catalog/product?menu=${menu.slug}&${name}=1`,
    );
    expect(results.map((card) => card.name)).toEqual([articleOf(name)]);
    expect(facets).toMatchObject({ ...recordOf(catalogFlags, () => 0), [name]: 1 });
  },
);

test.each(catalogFlags)(
  'without the index, the database lists and counts products with $name',
  async ({ name }) => {
    const { db, catalog } = (await testShop()).ports;
    const { taxonomy } = await catalog.current();
    const search = databaseSearch(db, () => taxonomy);
    const query = { menu: menu.id, page: 1, size: 20 };
    const [all, narrowed] = [
      await search.list(query),
      await search.list({ ...query, [name]: true }),
    ];
    expect(all.facets).toMatchObject(recordOf(catalogFlags, () => 1));
    expect(narrowed.count).toBe(1);
  },
);

test.each(storedFlags)(
  'an import sets $name, and leaves it unchanged when the file lacks the column',
  async (flag) => {
    const { db } = (await testShop()).ports;
    const stored = async () => {
      const rows = await db
        .select({ is: products[flag.name] })
        .from(products)
        .where(eq(products.article, PLAIN));
      return rows[0]?.is;
    };
    const { fields } = await bringIn([{ article: PLAIN, [flag.name]: 'yes' }]);
    expect([fields, await stored()]).toEqual([{ [flag.name]: 1 }, true]);
    await bringIn([{ article: PLAIN, price: '95000' }]);
    expect(await stored()).toBe(true);
    await bringIn([{ article: PLAIN, [flag.name]: 'no' }]);
    expect(await stored()).toBe(false);
  },
);
