import fc, { type Arbitrary } from 'fast-check';

export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
};

const FEW = 5;
const LARGE = 2_147_483_647;

/** Generators by property name, which replace the schema's: for example, for existing ids. */
export type Hints = Record<string, Arbitrary<unknown>>;

/** Generates values that fit a JSON Schema. */
export function arbitraryOf(schema: JsonSchema, hints: Hints = {}): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, hints)));
  if (schema.allOf) return merged(schema.allOf, hints);
  return ofType([schema.type ?? 'any'].flat(), schema, hints);
}

function ofType(types: string[], schema: JsonSchema, hints: Hints): Arbitrary<unknown> {
  return fc.oneof(...types.map((type) => (makers[type] ?? anything)(schema, hints)));
}

const makers: Record<string, (schema: JsonSchema, hints: Hints) => Arbitrary<unknown>> = {
  string: textOf,
  integer: ({ minimum, maximum, exclusiveMinimum }) =>
    fc.integer({
      min: Math.max(minimum ?? (exclusiveMinimum ?? -LARGE - 1) + 1, -LARGE),
      max: Math.min(maximum ?? LARGE, LARGE),
    }),
  number: ({ minimum, maximum }) =>
    fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = FEW }, hints) =>
    fc.array(arbitraryOf(items, hints), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, FEW)),
    }),
  object: objectOf,
};

function anything(): Arbitrary<unknown> {
  return fc.jsonValue({ maxDepth: 2 });
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema) {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.constant('2026-11-21T09:00:00+05:00');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, hints: Hints) {
  const parts = Object.entries(properties).map(([name, part]) => [
    name,
    hints[name] ?? arbitraryOf(part, hints),
  ]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: required });
}

function merged(schemas: JsonSchema[], hints: Hints): Arbitrary<unknown> {
  return fc
    .tuple(...schemas.map((schema) => arbitraryOf(schema, hints)))
    .map((parts) => Object.assign({}, ...parts));
}
