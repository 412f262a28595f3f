const unknownIds = Array.from({ length: 100 }, (_, at) => 900_000 + at);
const manyIds = ['category', 'values'].flatMap((name) => unknownIds.map((id) => `${name}=${id}`));

/**
 * A search without results. A random word would find products in 7 % of the cases, because the
 * search corrects spelling and keyboard layout.
 */
export const distinctSearch = (number: number) => `/products?search=zqxw${number}zqxwv`;

/** The attacks by name. Each of them generates a different address for every number. */
export const attacks: Record<string, (number: number) => string> = {
  'distinct searches': distinctSearch,
  'junk 404s': (number) => `/${word(number)}/${word(number)}`,
  'unknown products': (number) => `/products/${word(number)}-${number + 1_000_000}`,
  '200 unknown ids': (number) => `/products?${manyIds.join('&')}&price_min=${number + 1}`,
  '?x= on home': (number) => `/?x=${word(number)}`,
};

function word(number: number): string {
  return ((number * 2_654_435_761) % 2 ** 32).toString(36).replace(/^\d*/, 'j');
}
