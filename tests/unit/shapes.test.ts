import { expect, test } from 'vitest';
import { z } from 'zod';
import outlines from '@/lib/contract/shapes.json';
import { fits } from '@/lib/http/matches-shape';
import { outlineOf } from '@/scripts/generate/outline-of';

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
])('%j fits the outline of its schema: %j', (data, isFitting) => {
  expect(fits({ data }, outlineOf(thing))).toBe(isFitting);
});

test('every answer that the contract takes is taken by its outline', () => {
  const named = outlines as Record<string, Parameters<typeof fits>[1]>;
  expect(fits({ data: { results: [], count: 0 } }, named['cart.list'] ?? '')).toBe(true);
  expect(fits({ data: null }, named['user.get'] ?? '')).toBe(true);
  expect(fits({ data: { results: [{}], count: 1 } }, named['cart.list'] ?? '')).toBe(false);
});
