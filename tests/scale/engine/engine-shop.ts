import type { CatalogDoc } from '@/api/search/catalog-doc';
import { openEngineClient } from '@/api/search/engine/engine-client';
import { tablesOf } from '@/api/search/engine/engine-names';
import { EngineSearch } from '@/api/search/engine/engine-search';
import { EngineWriter } from '@/api/search/engine/engine-writer';
import { createWordList } from '@/api/search/engine/word-list';
import {
  type CategoryNames,
  createCategoryNames,
  type Named,
} from '@/api/search/words/category-names';
import { createOptionNames, type OptionNames } from '@/api/search/words/option-names';

/** Opens the engine's index of a shop. `fill` replaces all products in it. */
export async function openEngineShop(url: string, attributeOf: (valueId: number) => number) {
  const client = await openEngineClient(url);
  const tables = tablesOf(new URL(url).pathname.slice(1));
  const writer = new EngineWriter({ client, tables, attributeOf }, createWordList());
  let categories: CategoryNames = createCategoryNames([]);
  let options: OptionNames = createOptionNames([]);
  const known = () => ({ words: writer.list, categories, options });
  return {
    search: new EngineSearch({
      client,
      goods: tables.goods,
      known,
      attributeOf,
      most: () => 20_000,
    }),
    async fill(docs: CatalogDoc[]): Promise<void> {
      await writer.empty();
      await writer.fill(docs);
      client.invalidateCache();
    },
    async put(docs: CatalogDoc[], removed: number[]): Promise<void> {
      await writer.put(docs, removed);
      client.invalidateCache();
    },
    setCategories(named: Named[]): void {
      categories = createCategoryNames(named);
    },
    setOptions(named: Named[]): void {
      options = createOptionNames(named);
    },
    /** Returns the number of products that contain each word. */
    uses(): Record<string, number> {
      const { vocabulary, uses } = writer.list;
      const used = [...vocabulary.words].map((word, termId) => [word, uses[termId] ?? 0] as const);
      return Object.fromEntries(used.filter(([, goods]) => goods > 0));
    },
    recount: () => writer.recount(),
    close: () => client.close(),
  };
}
