import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallName, calls } from '@/lib/contract/calls';
import { contract } from '@/lib/contract/contract';
import outlines from '@/lib/contract/shapes.json';
import { fits } from '@/lib/http/matches-shape';
import { outlineOf } from '@/tests/support/outline-of';
import { readSources } from './sources';

/** Calls that the browser makes and whose data it reads. */
function callsOfTheBrowser(): CallName[] {
  const text = readSources('lib/client', 'components').map((source) => source.text);
  const made = new Set(text.join('\n').match(/(?<=\bcall\(\s*')[\w.]+(?=')/g));
  const isRead = (name: CallName) => !contract[name].data.safeParse(null).success;
  return (Object.keys(calls) as CallName[]).filter(
    (name) => made.has(name) && (isRead(name) || 'data?' in Object(outlineOf(contract[name].data))),
  );
}

// After a change of the contract: npx vitest run tests/unit/shapes.test.ts -u
test('what the browser checks of an answer is what the contract says of it (B-43)', async () => {
  const lines = callsOfTheBrowser()
    .filter((name) => JSON.stringify(outlineOf(contract[name].data)) !== '{"data":"*"}')
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(outlineOf(contract[name].data))}`);
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(
    '../../lib/contract/shapes.json',
  );
});

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
