import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeOf } from '@/scripts/generate/type-of';

const typeOfSchema = (schema: z.ZodType) =>
  typeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).replaceAll(/\s+/g, ' ');

test.each([
  [z.int(), 'number'],
  [z.string().nullable(), 'string | null'],
  [z.enum(['one', 'two']), '"one" | "two"'],
  [z.array(z.boolean().nullable()), 'Array<boolean | null>'],
  [z.record(z.string(), z.number()), 'Record<string, number>'],
  [z.json(), 'string | number | boolean | null | Array<unknown> | Record<string, unknown>'],
  [
    z.strictObject({ a: z.int(), b: z.string().optional() }),
    '{ a: number; b?: string | undefined; }',
  ],
  [z.object({ a: z.int().describe('Pieces.') }), '{ /** Pieces. */ a: number; }'],
  [
    z.object({ a: z.int() }).and(z.union([z.literal(1), z.null()])),
    '({ a: number; }) & (1 | null)',
  ],
])('converts a JSON schema to a TypeScript type: %#', (schema, type) => {
  expect(typeOfSchema(schema)).toBe(type);
});

test('refers to a named schema by its type name', () => {
  const metadata = z.registry<{ id: string }>();
  const place = z.object({ a: z.int() });
  metadata.add(place, { id: 'Place' });
  const schema = z.toJSONSchema(z.object({ from: place, to: z.array(place) }), { metadata });

  expect(typeOf(schema).replaceAll(/\s+/g, ' ')).toBe('{ from: Place; to: Array<Place>; }');
});
