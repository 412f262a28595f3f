import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Returns the TypeScript type of a JSON Schema, for files that must not depend on the schema
 * library.
 */
export function typeOf(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (typeof schema !== 'object') return 'unknown';
  if (schema.$ref !== undefined) return referred(schema.$ref);
  const { const: only, enum: known, anyOf, oneOf = anyOf, allOf, type } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (known) return known.map((value) => JSON.stringify(value)).join(' | ');
  if (oneOf) return oneOf.map((one) => typeOf(one, indent)).join(' | ');
  if (allOf) return allOf.map((one) => `(${typeOf(one, indent)})`).join(' & ');
  if (Array.isArray(type)) return type.map((one) => kindOf(one, schema, indent)).join(' | ');
  return kindOf(type, schema, indent);
}

/**
 * Returns whether the project has named the definition. Recursive definitions, such as arbitrary
 * JSON, have generated names.
 */
export function isNamed(id: string): boolean {
  return /^[A-Z]\w*$/.test(id);
}

function referred(ref: string): string {
  const id = ref.slice(ref.lastIndexOf('/') + 1);
  return isNamed(id) ? id : 'unknown';
}

function kindOf(type: JsonSchema['type'], schema: JsonSchema, indent: string): string {
  if (type === 'array') return `Array<${typeOf(itemsOf(schema), indent)}>`;
  if (type === 'object') return objectOf(schema, indent);
  if (type === 'integer') return 'number';
  return typeof type === 'string' ? type : 'unknown';
}

function itemsOf({ items }: JsonSchema): JsonSchema | boolean | undefined {
  return Array.isArray(items) ? items[0] : items;
}

function objectOf(schema: JsonSchema, indent: string): string {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, part]) => {
    const type = typeOf(part, inner);
    const value = required.includes(name) ? `: ${type}` : `?: ${type} | undefined`;
    return `${commentOf(part, inner)}${inner}${name}${value};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function commentOf(part: JsonSchema | boolean, indent: string): string {
  const text = typeof part === 'object' ? part.description : undefined;
  return text ? `${indent}/** ${text} */\n` : '';
}
