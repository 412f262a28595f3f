import { z } from 'zod';
import * as address from '@/lib/contract/address';
import { calls, formCalls } from '@/lib/contract/calls';
import * as cart from '@/lib/contract/cart';
import * as catalog from '@/lib/contract/catalog';
import * as content from '@/lib/contract/content';
import { callNames, contract } from '@/lib/contract/contract';
import * as geo from '@/lib/contract/geo';
import * as liked from '@/lib/contract/liked';
import * as order from '@/lib/contract/order';
import * as product from '@/lib/contract/product';
import * as quote from '@/lib/contract/quote';
import * as review from '@/lib/contract/review';
import { localized } from '@/lib/contract/shape';
import * as site from '@/lib/contract/site';
import * as sitemap from '@/lib/contract/sitemap';
import * as user from '@/lib/contract/user';

export const WIRE_FILE = 'tests/unit/lib/contract/wire.txt';

type Json = z.core.JSONSchema.JSONSchema;

const named = {
  localized,
  ...address,
  ...cart,
  ...catalog,
  ...content,
  ...geo,
  ...liked,
  ...order,
  ...product,
  ...quote,
  ...review,
  ...site,
  ...sitemap,
  ...user,
};

const described = z.registry<{ id: string }>();
// The order is fixed, because bundlers and Node order the exports of a module differently.
for (const [id, schema] of Object.entries(named).sort(byName)) {
  if (schema instanceof z.ZodType) described.add(schema, { id });
}
for (const [name, row] of Object.entries(contract)) {
  for (const [part, schema] of Object.entries(row)) {
    if (!(schema instanceof z.ZodType) || described.has(schema)) continue;
    described.add(schema, { id: `${name} ${part}` });
  }
}

/**
 * Lists every call of the contract with its fields, one per line.
 *
 * The committed file makes each change that other backends must follow visible in review.
 */
export function wireText(): string {
  const rows = callNames.map((name) => {
    const row: object = contract[name];
    const flags = ['customer', 'underscoreId'].filter((flag) => flag in row);
    return [name, calls[name], ...flags, ...(formCalls.has(name) ? ['form'] : [])].join(' · ');
  });
  const parts = Object.entries(contract).flatMap(([name, row]) =>
    Object.entries(row).flatMap(([part, schema]) =>
      schema instanceof z.ZodType ? [`${name} ${part}: ${described.get(schema)?.id}`] : [],
    ),
  );
  const shown = { io: 'input', unrepresentable: 'any', uri: (id: string) => id } as const;
  const { schemas } = z.toJSONSchema(described, shown);
  const shapes = Object.entries(schemas)
    .sort(byName)
    .flatMap(([id, schema]) => linesOf(schema, id));

  return [...rows, '', ...parts, '', ...shapes, ''].join('\n');
}

/** Returns a line for each field: its name, `?` if it may be absent, and its type. */
function fieldsOf({ properties = {}, required = [] }: Json, path: string): string[] {
  return Object.entries(properties).flatMap(([name, part]) =>
    linesOf(part, `${path}.${name}${required.includes(name) ? '' : '?'}`),
  );
}

function linesOf(part: Json | boolean, path: string): string[] {
  if (typeof part === 'boolean') return [`${path} ${part}`];
  const { properties, required, items, anyOf, oneOf, $schema, $id, ...rest } = part;
  const own = Object.entries(rest).filter(([name, value]) => !isImplied(part, name, value));
  const choices = (anyOf ?? oneOf ?? []).flatMap((one, index) => linesOf(one, `${path}|${index}`));
  const item =
    typeof items === 'object' && !Array.isArray(items) ? linesOf(items, `${path}[]`) : [];
  const text = own.map(([name, value]) => `${name}:${JSON.stringify(value)}`).join(' ');
  return [`${path} ${text}`.trim(), ...fieldsOf(part, path), ...item, ...choices];
}

function isImplied({ format, type }: Json, name: string, value: unknown): boolean {
  if (name === 'pattern') return format !== undefined;
  return type === 'integer' && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
