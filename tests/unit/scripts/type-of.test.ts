import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeOf } from '@/scripts/generate/type-of';

const typeOfSchema = (schema: z.ZodType) =>
  typeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).replaceAll(/\s+/g, ' ');

test.each([
  ['number', z.int()],
  ['string | null', z.string().nullable()],
  ['"one" | "two"', z.enum(['one', 'two'])],
  ['Array<boolean | null>', z.array(z.boolean().nullable())],
  ['Record<string, number>', z.record(z.string(), z.number())],
  ['string | number | boolean | null | Array<unknown> | Record<string, unknown>', z.json()],
  [
    '{ a: number; b?: string | undefined; }',
    z.strictObject({ a: z.int(), b: z.string().optional() }),
  ],
  ['{ /** Pieces. */ a: number; }', z.object({ a: z.int().describe('Pieces.') })],
  [
    '({ a: number; }) & (1 | null)',
    z.object({ a: z.int() }).and(z.union([z.literal(1), z.null()])),
  ],
])('converts a JSON schema to the TypeScript type %s', (type, schema) => {
  expect(typeOfSchema(schema)).toBe(type);
});

test('refers to a named schema by its type name', () => {
  const metadata = z.registry<{ id: string }>();
  const place = z.object({ a: z.int() });
  metadata.add(place, { id: 'Place' });
  const schema = z.toJSONSchema(z.object({ from: place, to: z.array(place) }), { metadata });

  expect(typeOf(schema).replaceAll(/\s+/g, ' ')).toBe('{ from: Place; to: Array<Place>; }');
});
