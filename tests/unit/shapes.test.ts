import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import cart from '@/lib/contract/shapes/cart.json';
import user from '@/lib/contract/shapes/user.json';
import { matchesShape } from '@/lib/http/matches-shape';
import { shapeOf } from '@/scripts/generate/shape-of';
import { readSources } from './sources';

const shapes = 'lib/contract/shapes';

const thing = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  kind: z.enum(['a', 'b']),
  more: z.array(z.object({ on: z.boolean() })),
  map: z.record(z.string(), z.number()),
  note: z.string().optional(),
});

test.each([
  { id: 1, name: null, kind: 'a', more: [], map: {} },
  { id: 1, name: 'x', kind: 'c', more: [{ on: true }], map: { a: 1 }, extra: 1 },
])('accepts %j, which matches the schema', (data) => {
  expect(matchesShape({ data }, shapeOf(thing))).toBe(true);
});

test.each([
  [{ id: '1', name: null, kind: 'a', more: [], map: {} }],
  [{ id: 1, name: 2, kind: 'a', more: [], map: {} }],
  [{ id: 1, name: null, more: [], map: {} }],
  [{ id: 1, name: null, kind: 'a', more: [null], map: {} }],
  [{ id: 1, name: null, kind: 'a', more: {}, map: {} }],
  [{ id: 1, name: null, kind: 'a', more: [], map: { a: 'b' } }],
  [null],
  ['text'],
  [[]],
])('rejects %j, which does not match the schema', (data) => {
  expect(matchesShape({ data }, shapeOf(thing))).toBe(false);
});

test('the shapes of the cart and the user accept valid responses and reject others', () => {
  const [list, customer] = [cart['cart.list'], user['user.get']];
  expect(matchesShape({ data: { results: [], count: 0 } }, list)).toBe(true);
  expect(matchesShape({ data: null }, customer)).toBe(true);
  expect(matchesShape({ data: { results: [{}], count: 1 } }, list)).toBe(false);
});

/** The only client file without response shapes. It must stay small and reads only ids. */
const withoutShapes = 'lib/client/hydration/early-requests.ts';

test('every request in a client file provides the shape of its response', () => {
  const known = new Map(
    readdirSync(shapes).map((file) => [file, JSON.parse(readFileSync(join(shapes, file), 'utf8'))]),
  );
  for (const { path, text, imports } of readSources('lib/client')) {
    if (path === withoutShapes) continue;
    const brought = imports.filter(({ target }) => target.startsWith(shapes));
    const names = Array.from(text.matchAll(/\bcall\(\s*'([\w.]+)'/g), ([, name = '']) => name);
    const missing = [...known].flatMap(([file, shape]) =>
      brought.some(({ target }) => basename(target) === file)
        ? []
        : names.filter((name) => name in shape),
    );
    expect(missing, path).toEqual([]);
  }
});
