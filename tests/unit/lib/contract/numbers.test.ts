import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallShape, callNames, contract } from '@/lib/contract/contract';

type Path = (string | number)[];

const PARTS = ['params', 'query', 'body'] as const;
/** Values to try for fields whose constraints are not visible in the schema. */
const EXAMPLES = ['998901234567', '12345', 'x', true, '', new Blob()];

/** Returns a value that the schema accepts, with every optional field present. */
function exampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return inner(schema);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return inner(schema);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodArray) return [exampleOf(asSchema(schema.element))];
  if (schema instanceof z.ZodObject) return exampleOfObject(schema);
  const structured = structureOf(schema);
  if (structured) return exampleOf(structured);
  const found = [1, ...EXAMPLES].find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error(`No example fits ${schema.def.type}`);
  return found;
}

function inner(schema: { unwrap: () => unknown }): unknown {
  return exampleOf(asSchema(schema.unwrap()));
}

function exampleOfObject({ shape }: z.ZodObject): object {
  const fields = Object.entries(shape).map(([name, field]) => [name, exampleOf(asSchema(field))]);
  return Object.fromEntries(fields);
}

/** Returns the first object or array schema in a union or a pipe, if any. */
function structureOf(schema: z.ZodType): z.ZodType | undefined {
  const options = schema instanceof z.ZodUnion ? schema.options : [];
  const steps = schema instanceof z.ZodPipe ? [schema.in, schema.out] : [];
  return [...options, ...steps]
    .map(asSchema)
    .find((part) => part instanceof z.ZodObject || part instanceof z.ZodArray);
}

// Zod's accessors return core types, but every schema in the contract is a `z.ZodType`.
function asSchema(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('A part of the contract is not a schema.');
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value instanceof Blob || typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((part, at) => (at === key ? withValue(part, rest, leaf) : part));
  const fields: [string, unknown][] = Object.entries(Object(value));
  return Object.fromEntries(
    fields.map(([name, part]) => [name, name === key ? withValue(part, rest, leaf) : part]),
  );
}

/** Returns an example for each option of a discriminated union, such as the kinds of delivery. */
function variantsOf(schema: z.ZodType): unknown[] {
  const example = exampleOf(schema);
  if (!(schema instanceof z.ZodObject)) return [example];
  const [name, union] =
    Object.entries(schema.shape).find(([, field]) => field instanceof z.ZodDiscriminatedUnion) ??
    [];
  if (name === undefined || !(union instanceof z.ZodDiscriminatedUnion)) return [example];
  return union.options.map((option) => withValue(example, [name], exampleOf(asSchema(option))));
}

/** Schema types that contain neither numbers nor other schemas. */
const OTHER_LEAVES = ['boolean', 'custom', 'enum', 'literal', 'string', 'transform'];

/** Lists the paths of the numbers in a schema, with the index 0 for each array. */
function numberPaths(schema: z.ZodType, path: Path = []): Path[] {
  if (schema instanceof z.ZodNumber) return [path];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return numberPaths(asSchema(schema.unwrap()), path);
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return numberPaths(asSchema(schema.unwrap()), path);
  }
  if (schema instanceof z.ZodArray) return numberPaths(asSchema(schema.element), [...path, 0]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      numberPaths(asSchema(field), [...path, name]),
    );
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => numberPaths(asSchema(option), path));
  }
  if (schema instanceof z.ZodPipe) {
    return [schema.in, schema.out].flatMap((step) => numberPaths(asSchema(step), path));
  }
  if (OTHER_LEAVES.includes(schema.def.type)) return [];
  throw new Error(`${path.join('.')}: ${schema.def.type} may contain a number`);
}

/** Returns the paths of fields in which the schema converts the text `1` to a number. */
function convertedPaths(schema: z.ZodType, example: unknown): Path[] {
  return leavesOf(example).filter((path) => {
    const { success, data } = schema.safeParse(withValue(example, path, '1'));
    return success && typeof at(data, path) === 'number';
  });
}

type Field = { title: string; schema: z.ZodType; example: unknown; path: Path };

/** The numeric fields of all requests, such as ids, amounts and counts. */
const numbers = callNames.flatMap((name) => {
  const row: CallShape = contract[name];
  return PARTS.flatMap((part) => {
    const schema = row[part];
    return schema ? fieldsOf(schema, `${name} ${part}`) : [];
  });
});

function fieldsOf(schema: z.ZodType, where: string): Field[] {
  const examples = variantsOf(schema);
  const paths = [
    ...numberPaths(schema),
    ...examples.flatMap((example) => convertedPaths(schema, example)),
  ];
  const named = new Map(paths.map((path) => [`${where}.${path.join('.')}`, path]));
  return [...named].map(([title, path]) => {
    const fits = (one: unknown) =>
      isAt(one, path) && schema.safeParse(withValue(one, path, 1)).success;
    const example = examples.find(fits);
    if (example === undefined) throw new Error(`No example has ${title}`);
    return { title, schema, example, path };
  });
}

function isAt(value: unknown, path: Path): boolean {
  return path.length === 0 || at(value, path) !== undefined;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], value);
}

const whole = fc.integer({ min: 1, max: 30 });
const loose = fc.oneof(
  fc.boolean(),
  fc.constantFrom(
    null,
    '',
    'true',
    'null',
    'NaN',
    'Infinity',
    '\u0661',
    '\uff11',
    '1n',
    '1,',
    ',1',
  ),
  fc.array(
    whole.map((one) => [one]),
    { minLength: 1, maxLength: 2 },
  ),
  fc.record({ valueOf: whole }),
  whole.map((one) => one + 0.5),
  whole.map((one) => `${one}.0`),
  whole.map((one) => `${one}e${one}`),
  whole.map((one) => `0x${one.toString(16)}`),
  whole.map((one) => `0b${one.toString(2)}`),
  whole.map((one) => `1_${one}`),
  fc
    .tuple(fc.constantFrom('+', '-', '−', ' ', '\t', '\n', '\u00a0'), whole)
    .map((both) => both.join('')),
  fc.tuple(whole, fc.constantFrom(' ', '\n', '\u3164', 'px', '%')).map((both) => both.join('')),
  whole.map((one) => -one),
  fc.constantFrom(2 ** 53, 1e21, 1e308, '9007199254740993', '1'.repeat(16), '9'.repeat(400)),
);

test('finds the numeric fields of the contract', () => {
  expect(numbers.length).toBeGreaterThan(60);
  const titles = numbers.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'address.change params.id',
      'product.list query.page',
      'product.list query.values',
      'product.list query.values.0',
      'order.place body.lines.0.amount',
      'order.place body.delivery.district',
      'order.place body.delivery.point',
      'order.oneClick body.products.0.count',
      'review.add body.rating',
    ]),
  );
});

test.each(numbers)('accepts only whole numbers and strings of digits: $title', (field) => {
  const { schema, example, path } = field;
  const parse = (leaf: unknown) => schema.safeParse(withValue(example, path, leaf));
  const { success, data } = parse(1);
  expect(success).toBe(true);
  const lists = fc.array(whole, { minLength: 1, maxLength: 2 });
  const refused = Array.isArray(at(data, path)) ? loose : fc.oneof(loose, lists);
  fc.assert(
    fc.property(refused, (leaf) => !parse(leaf).success),
    { numRuns: 200 },
  );
});

test.each(numbers)('parses digits with leading zeros as a number: $title', (field) => {
  const { schema, example, path } = field;
  const parse = (leaf: unknown) => schema.safeParse(withValue(example, path, leaf));
  if (!parse('1').success) return expect(field.title).toMatch(/lines\.0\.price$/);
  expect(parse('1').data).toEqual(parse(1).data);
  expect(parse('001').data).toEqual(parse(1).data);
});
