import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { attributes, products } from '@/api/db/schema/catalog';
import { API_BASE } from '@/lib/constants';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { portsOn, testShop } from '@/tests/api/setup/shop';

test('another process shows a write once it rereads the catalog', async () => {
  const { ports, database } = await testShop();
  const other = await portsOn(database);
  const app = documentedApp(other);
  const count = async () => {
    const response = await app.request(`${API_BASE}/catalog/product?search=boshqachanom&size=1`);
    return (await response.json()).data.count;
  };
  expect(await count()).toBe(0);

  await changeCatalog(ports, async (tx) => {
    const name = { uz: 'Boshqachanom', ru: 'Иначе' };
    await tx.update(products).set({ name }).where(eq(products.id, 2));
    await catalogChanged(tx, { listed: [2] });
  });
  await other.catalog.reread();
  expect(await count()).toBe(1);
});

test('another process shows a renamed attribute once it rereads the catalog', async () => {
  const { ports, database } = await testShop();
  const other = await portsOn(database);
  await changeCatalog(ports, async (tx) => {
    await tx
      .update(attributes)
      .set({ name: { uz: 'Brend', ru: 'Марка' } })
      .where(eq(attributes.id, 1));
    await catalogChanged(tx, { taxonomy: 'values' });
  });
  await other.catalog.reread();
  const { taxonomy } = await other.catalog.current();
  expect(taxonomy.attributes.get(1)?.name.ru).toBe('Марка');
});
