const unknownIds = Array.from({ length: 100 }, (_, at) => 900_000 + at);
const manyIds = ['category', 'values'].flatMap((name) => unknownIds.map((id) => `${name}=${id}`));

export const distinctSearch = (number: number) => `/products?search=${word(number)}`;

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
