import { z } from 'zod';
import type { Outline } from '@/lib/http/matches-shape';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema as little as the browser needs of it: names and kinds of values. */
export function outlineOf(schema: z.ZodType): Outline {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return named('data', opened(json, json.$defs ?? {}), true);
}

/** What holds itself is told one level deep. */
function opened(part: JsonSchema, defs: JsonSchema['$defs'] = {}): JsonSchema {
  const { $defs: _, ...rest } = part;
  const text = JSON.stringify(rest).replace(/\{"\$ref":"#\/\$defs\/(\w+)"\}/g, (_found, name) =>
    JSON.stringify(defs?.[name] ?? {}),
  );
  return JSON.parse(text);
}

function outline(schema: JsonSchema | boolean | undefined): Outline {
  if (typeof schema !== 'object') return '*';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.length === 1 ? outline(choices[0]) : '*';
  if (schema.type === 'array') return [outline(oneOf(schema.items))];
  if (schema.type === 'object') return objectOf(schema);
  return letterOf(schema);
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema): Outline {
  if (!properties) return { '*': outline(additionalProperties) };
  return Object.assign(
    {},
    ...Object.entries(properties).map(([name, part]) => named(name, part, required.includes(name))),
  );
}

function named(name: string, part: JsonSchema | boolean, isRequired: boolean) {
  const choices = typeof part === 'object' ? choicesOf(part) : [];
  const others = choices.filter((choice) => typeof choice !== 'object' || choice.type !== 'null');
  const isNullable = choices.length > others.length;
  const inner = isNullable && others.length === 1 ? outline(others[0]) : outline(part);
  return { [isRequired && !isNullable ? name : `${name}?`]: inner };
}

function choicesOf({ anyOf, type, ...rest }: JsonSchema): (JsonSchema | boolean)[] {
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : (anyOf ?? []);
}

function letterOf({ type, const: only, enum: known }: JsonSchema): Outline {
  const value = only ?? known?.[0];
  const kind = value === undefined ? type : typeof value;
  const letters: Record<string, string> = { string: 's', number: 'n', integer: 'n', boolean: 'b' };
  return letters[String(kind)] ?? '*';
}

function oneOf(items: JsonSchema['items']): JsonSchema | boolean | undefined {
  return Array.isArray(items) ? items[0] : items;
}
