import { type CatalogIndex, createCatalogIndex } from '@/api/search/index/catalog-index';
import { finish } from '@/api/search/index/steps';
import { PRODUCT_SORTS } from '@/lib/constants';
import { swapLayout } from '@/lib/domain/text/fold';
import { quantile } from '@/tests/support/quantile';
import { createRandom, type Random } from '@/tools/bench/random';
import * as synthetic from './synthetic-catalog';

export type BenchRow = {
  call: string;
  products: number;
  medianMs: number;
  p99Ms: number;
};

type Call = (index: CatalogIndex, random: Random) => void;

const LISTS_OF_A_CALL = 400;
const SIZE = 24;

/** Measures the times of each kind of query, for indexes with these numbers of products. */
export function benchCatalogIndex(sizes: number[]): BenchRow[] {
  return sizes.flatMap((products) => {
    const index = createCatalogIndex({ valueAttribute: synthetic.attributeOf });
    index.setCategories(synthetic.categories);
    for (const doc of synthetic.syntheticDocs(products)) index.put(doc);
    finish(index.prepare());
    return Object.entries(calls).map(([call, run]) => ({
      call,
      products,
      ...timesOf(index, run),
    }));
  });
}

const calls: Record<string, Call> = {
  'list, everything': (index, random) => {
    index.query({ sort: sortOf(random), page: 1 + random.below(30), size: SIZE });
  },
  'list, a category': (index, random) => {
    const menu = random.of(synthetic.categoriesOfLeaf(synthetic.leafOf(random)));
    index.query({ menu, sort: sortOf(random), page: 1 + random.below(4), size: SIZE });
  },
  'facets, two attributes and a price range': (index, random) => {
    const leaf = synthetic.leafOf(random);
    index.query({
      menu: synthetic.categoriesOfLeaf(leaf)[1],
      values: [0, 1].flatMap((attribute) => [
        synthetic.valueIdOf(leaf, attribute, random.below(10)),
        synthetic.valueIdOf(leaf, attribute, random.below(10)),
      ]),
      priceMax: 3_000_000,
      page: 1,
      size: SIZE,
    });
  },
  'facets, half of the shop': (index, random) => {
    index.query({
      values: Array.from({ length: 12 }, () => random.below(240)),
      priceMin: 50_000,
      express: random.below(2) === 0,
      page: 1,
      size: SIZE,
    });
  },
  search: (index, random) => {
    index.query({ text: textOf(random), page: 1, size: SIZE });
  },
  'search, mistyped': (index, random) => {
    index.query({ text: mistyped(textOf(random), random), page: 1, size: SIZE });
  },
  'search, junk': (index, random) => {
    index.query({ text: random.of(junk), page: 1, size: SIZE });
  },
  suggest: (index, random) => {
    index.suggest(textOf(random).slice(0, 1 + random.below(8)), { categories: 4, products: 6 });
  },
  'put a product': (index, random) => {
    const [doc] = synthetic.syntheticDocs(1);
    if (doc) index.put({ ...doc, id: 1 + random.below(index.size), popularity: random.below(999) });
  },
  'list after an update': (index, random) => {
    const [doc] = synthetic.syntheticDocs(1);
    if (doc) index.put({ ...doc, id: 1 + random.below(index.size), price: random.below(9999) });
    index.query({ sort: 'price_asc', page: 1 + random.below(4), size: SIZE });
  },
};

const junk = [
  'qwertyuiopasdfghjklzxcvbnmqwertyuiopasdfghjklzxcvbnmqwertyuiop',
  'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk',
  '%_\\\\%_%_%_',
  '1 2 3 4 5 6 7 8 9 0 1 2 3 4 5',
  'sotib olish arzon narx tolov muddatli tashkent yetkazib berish',
];

function sortOf(random: Random) {
  return random.of(PRODUCT_SORTS);
}

function textOf(random: Random): string {
  const noun = random.of(random.below(2) ? synthetic.nouns.ru : synthetic.nouns.uz);
  const parts = [noun, noun, `${noun} ${random.of(synthetic.brandWords)}`];
  return random.of([...parts, random.of(synthetic.brandWords)]);
}

function mistyped(text: string, random: Random): string {
  if (random.below(4) === 0) return swapLayout(text);
  const at = 1 + random.below(Math.max(1, text.length - 2));
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

function timesOf(index: CatalogIndex, run: Call): Omit<BenchRow, 'call' | 'products'> {
  const random = createRandom(11);
  for (let i = 0; i < LISTS_OF_A_CALL / 4; i++) run(index, random);
  const times = Array.from({ length: LISTS_OF_A_CALL }, () => {
    const start = performance.now();
    run(index, random);
    return performance.now() - start;
  });
  return { medianMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}
