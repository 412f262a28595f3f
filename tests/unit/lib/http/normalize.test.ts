import { expect, test } from 'vitest';
import { oneClickName, oneClickTotal } from '@/lib/domain/order/one-click';
import { normalize } from '@/lib/http/normalize';

test.each([
  ['results', { results: [{ id: 1 }], count: 9 }],
  ['data', { data: [{ id: 1 }], count: 9 }],
])('reads a list from %s and count (S7-07)', (_, list) => {
  expect(normalize(list)).toEqual({ results: [{ id: 1 }], count: 9 });
});

test.each([
  ['has no count', { data: [1] }],
  ['contains no list', { data: { id: 1 }, count: 2 }],
])('returns a value that %s unchanged (S7-07)', (_, value) => {
  expect(normalize(value)).toEqual(value);
});

test.each(['_id', 'id'])('converts the wire name %s to `id` at any depth (B-45)', (key) => {
  const region = { [key]: 3, name: 'Samarqand', districts: [{ [key]: 31 }] };
  expect(normalize(region)).toEqual({ id: 3, name: 'Samarqand', districts: [{ id: 31 }] });
});

const wire = { _id: 7, name: 'Palto', images: [], price: 100_000, count: 2 };

test.each([
  ['percent', 10, 180_000],
  ['fixed', 80_000, 160_000],
] as const)(
  'reads and totals a one-click product with _id and a %s sale (S3-23)',
  (sale_type, sale, total) => {
    expect(normalize({ ...wire, sale, sale_type })).toMatchObject({ id: 7, count: 2 });
    expect(oneClickName(wire)).toBe('Palto');
    expect(oneClickTotal({ ...wire, sale, sale_type }, wire.count)).toBe(total);
  },
);
