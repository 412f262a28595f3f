/**
 * Groups values that differ only in their numbers, such as 8/128, 8/256 and 12/256 GB, and sorts
 * each group by all of these numbers, because the stored positions depend only on the first number.
 * The groups keep the order of their first values.
 */
export function byNumbers<Value>(values: readonly Value[], textOf: (value: Value) => string) {
  const alike = new Map<string, { value: Value; numbers: number[] }[]>();
  for (const value of values) {
    const text = textOf(value);
    const rest = text.replace(NUMBER, '');
    const numbers = (text.match(NUMBER) ?? []).map((one) => Number(one.replace(',', '.')));
    alike.set(rest, [...(alike.get(rest) ?? []), { value, numbers }]);
  }
  return [...alike.values()].flatMap((some) =>
    some.sort((a, b) => compare(a.numbers, b.numbers)).map(({ value }) => value),
  );
}

const NUMBER = /\d+(?:[.,]\d+)?/g;

function compare(some: number[], others: number[]): number {
  const at = some.findIndex((one, index) => one !== others[index]);
  return at < 0 ? some.length - others.length : (some[at] ?? 0) - (others[at] ?? 0);
}
