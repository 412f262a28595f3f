import type { CatalogDoc } from '@/api/search/catalog-doc';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import { createRandom, type Random } from '@/tools/bench/random';

const TOPS = 12;
const MIDDLES = 5;
const LEAVES = 6;
const ATTRIBUTES = 8;
const VALUES_OF_ATTRIBUTE = 10;
const BRANDS = 240;
const BRANDS_OF_LEAF = 20;
const VALUES_OF_LEAF = ATTRIBUTES * VALUES_OF_ATTRIBUTE;
const leavesCount = TOPS * MIDDLES * LEAVES;

const cyrillic = 'бвгджзклмнпрстфх'.split('');
const latin = ['b', 'v', 'g', 'd', 'j', 'z', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'f', 'x'];
const vowels = { ru: ['а', 'о', 'у', 'и', 'е'], uz: ['a', 'o', 'u', 'i', 'e'] };

export const nouns = createNouns(createRandom(1));
export const brandWords = createWords(createRandom(2), { count: BRANDS, script: 'uz' });
const adjectives = {
  uz: createWords(createRandom(3), { count: 400, script: 'uz' }),
  ru: createWords(createRandom(4), { count: 400, script: 'ru' }),
};
const series = createWords(createRandom(5), { count: 3000, script: 'uz' });

/** Returns the ids of a leaf category's two ancestors and of the leaf itself, from the top down. */
export function categoriesOfLeaf(leaf: number): number[] {
  const middle = Math.floor(leaf / LEAVES);
  return [1 + Math.floor(middle / MIDDLES), 100 + middle, 1000 + leaf];
}

/** Returns the id of a value's attribute. Brands are the values of attribute 0. */
export function attributeOf(valueId: number): number {
  return valueId < BRANDS ? 0 : 1 + Math.floor((valueId - BRANDS) / VALUES_OF_ATTRIBUTE);
}

/**
 * Returns the id of a value. Leaves with the same parent share attributes, as phones and tablets
 * share memory and color.
 */
export function valueIdOf(leaf: number, attribute: number, value: number): number {
  const group = Math.floor(leaf / LEAVES);
  return BRANDS + group * VALUES_OF_LEAF + attribute * VALUES_OF_ATTRIBUTE + value;
}

export const categories = Array.from({ length: leavesCount }, (_, leaf) => ({
  id: 1000 + leaf,
  names: [nouns.uz[leaf] ?? '', nouns.ru[leaf] ?? ''],
}));

export function leafOf(random: Random): number {
  return Math.floor(leavesCount * (random.below(1000) / 1000) ** 2);
}

export function* syntheticDocs(count: number): Generator<CatalogDoc> {
  const random = createRandom(6);
  for (let id = 1; id <= count; id++) yield aProduct(id, random);
}

function aProduct(id: number, random: Random): CatalogDoc {
  const leaf = leafOf(random);
  const brand = (leaf * 7 + random.below(BRANDS_OF_LEAF)) % BRANDS;
  const adjective = random.below(400);
  const model = `${random.of(series)} ${random.of(latin)}${random.below(900)}`;
  const nameIn = (language: 'uz' | 'ru') =>
    `${nouns[language][leaf]} ${brandWords[brand]} ${model}, ${adjectives[language][adjective]}`;
  return {
    id,
    categories: categoriesOfLeaf(leaf),
    values: [brand, ...valuesOf(leaf, random)],
    collections: random.below(10) === 0 ? [random.below(12)] : [],
    sales: random.below(20) === 0 ? [random.below(6)] : [],
    price: 1000 * (5 + random.below(20) ** 2 * (1 + random.below(40))),
    discountPercent: random.below(4) === 0 ? 5 + random.below(50) : 0,
    isNew: random.below(10) === 0,
    ...recordOf(storedFlags, () => random.below(3) === 0),
    inStock: random.below(12) > 0,
    popularity: random.below(1000) ** 2 / 1000,
    rating: 3 + random.below(21) / 10,
    createdAt: 1_700_000_000_000 + random.below(1_000_000) * 1000,
    names: [
      nameIn('uz'),
      nameIn('ru'),
      brandWords[brand] ?? '',
      `CH-${String(id).padStart(7, '0')}`,
    ],
  };
}

/** Returns one value of each attribute, and up to three of the first two (colors and sizes). */
function valuesOf(leaf: number, random: Random): number[] {
  const values = new Set<number>();
  for (let attribute = 0; attribute < ATTRIBUTES; attribute++) {
    const many = attribute < 2 ? 1 + random.below(3) : 1;
    for (let i = 0; i < many; i++) {
      values.add(valueIdOf(leaf, attribute, random.below(VALUES_OF_ATTRIBUTE)));
    }
  }
  return [...values];
}

function createNouns(random: Random) {
  return {
    uz: createWords(random, { count: leavesCount, script: 'uz' }),
    ru: createWords(random, { count: leavesCount, script: 'ru' }),
  };
}

function createWords(
  random: Random,
  { count, script }: { count: number; script: 'uz' | 'ru' },
): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = Array.from(
      { length: 2 + random.below(3) },
      () => random.of(script === 'ru' ? cyrillic : latin) + random.of(vowels[script]),
    );
    words.add(syllables.join(''));
  }
  return [...words];
}
