import { z } from 'zod';
import type { Shape } from '@/lib/http/matches-shape';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export function shapeOf(schema: z.ZodType): Shape {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return named('data', opened(json, json.$defs ?? {}), true);
}

/** Expands a recursive schema one level deep. */
function opened(part: JsonSchema, defs: JsonSchema['$defs'] = {}): JsonSchema {
  const { $defs: _, ...rest } = part;
  const text = JSON.stringify(rest).replace(/\{"\$ref":"#\/\$defs\/(\w+)"\}/g, (_found, name) =>
    JSON.stringify(defs?.[name] ?? {}),
  );
  return JSON.parse(text);
}

function shape(schema: JsonSchema | boolean | undefined): Shape {
  if (typeof schema !== 'object') return '*';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.length === 1 ? shape(choices[0]) : '*';
  if (schema.type === 'array') return [shape(oneOf(schema.items))];
  if (schema.type === 'object') return objectOf(schema);
  return letterOf(schema);
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema): Shape {
  if (!properties) return { '*': shape(additionalProperties) };
  return Object.assign(
    {},
    ...Object.entries(properties).map(([name, part]) => named(name, part, required.includes(name))),
  );
}

function named(name: string, part: JsonSchema | boolean, isRequired: boolean) {
  const choices = typeof part === 'object' ? choicesOf(part) : [];
  const others = choices.filter((choice) => typeof choice !== 'object' || choice.type !== 'null');
  const isNullable = choices.length > others.length;
  const inner = isNullable && others.length === 1 ? shape(others[0]) : shape(part);
  return { [isRequired && !isNullable ? name : `${name}?`]: inner };
}

function choicesOf({ anyOf, type, ...rest }: JsonSchema): (JsonSchema | boolean)[] {
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : (anyOf ?? []);
}

function letterOf({ type, const: only, enum: known }: JsonSchema): Shape {
  const value = only ?? known?.[0];
  const kind = value === undefined ? type : typeof value;
  const letters: Record<string, string> = { string: 's', number: 'n', integer: 'n', boolean: 'b' };
  return letters[String(kind)] ?? '*';
}

function oneOf(items: JsonSchema['items']): JsonSchema | boolean | undefined {
  return Array.isArray(items) ? items[0] : items;
}
