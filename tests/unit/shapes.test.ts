import { expect, test } from 'vitest';
import { z } from 'zod';
import shapes from '@/lib/contract/shapes.json';
import { matchesShape } from '@/lib/http/matches-shape';
import { shapeOf } from '@/scripts/generate/shape-of';

const thing = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  kind: z.enum(['a', 'b']),
  more: z.array(z.object({ on: z.boolean() })),
  map: z.record(z.string(), z.number()),
  note: z.string().optional(),
});

test.each([
  [{ id: 1, name: null, kind: 'a', more: [], map: {} }, true],
  [{ id: 1, name: 'x', kind: 'c', more: [{ on: true }], map: { a: 1 }, extra: 1 }, true],
  [{ id: '1', name: null, kind: 'a', more: [], map: {} }, false],
  [{ id: 1, name: 2, kind: 'a', more: [], map: {} }, false],
  [{ id: 1, name: null, more: [], map: {} }, false],
  [{ id: 1, name: null, kind: 'a', more: [null], map: {} }, false],
  [{ id: 1, name: null, kind: 'a', more: {}, map: {} }, false],
  [{ id: 1, name: null, kind: 'a', more: [], map: { a: 'b' } }, false],
  [null, false],
  ['text', false],
  [[], false],
])('%j matches the shape of its schema: %j', (data, isFitting) => {
  expect(matchesShape({ data }, shapeOf(thing))).toBe(isFitting);
});

test('every answer accepted by the contract is accepted by its shape', () => {
  const named = shapes as Record<string, Parameters<typeof matchesShape>[1]>;
  expect(matchesShape({ data: { results: [], count: 0 } }, named['cart.list'] ?? '')).toBe(true);
  expect(matchesShape({ data: null }, named['user.get'] ?? '')).toBe(true);
  expect(matchesShape({ data: { results: [{}], count: 1 } }, named['cart.list'] ?? '')).toBe(false);
});
