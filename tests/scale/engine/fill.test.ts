import { expect, onTestFinished, test, vi } from 'vitest';
import { openEngineCatalog } from '@/api/catalog/live/engine-catalog';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import { alwaysLead } from '@/api/db/lead';
import { openTestShop } from '@/tests/api/setup/shop';
import { openSphinx } from '@/tests/support/process/sphinx';

test('fills an engine with a shop that is too large for a single statement', async () => {
  const sphinx = await openSphinx();
  onTestFinished(() => sphinx.close());
  const shop = await openTestShop({ products: 7200 });
  onTestFinished(() => shop.database.close());
  const { db } = shop.ports;
  const engine = await openEngineCatalog(db, { url: sphinx.url, lead: alwaysLead });
  onTestFinished(() => engine.close());
  await vi.waitFor(() => expect(engine.catalog.searchState?.()).toBe('ready'), 60_000);
  const own = await (await openCatalog(db)).current();
  const { search } = await engine.catalog.current();
  const all = { sort: 'new' as const, page: 1, size: 8000 };
  expect(await search.page(all)).toEqual(await own.search.page(all));
  const text = { text: 'smartfon', page: 1, size: 8000 };
  expect(await search.page(text)).toEqual(await own.search.page(text));
});
