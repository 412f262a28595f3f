import type { Context } from 'hono';
import { z } from 'zod';
import { withNearest } from '@/api/search/words/edit-distance';
import { isRecord } from '@/lib/domain/is-record';
import { type ControlBody, type ControlName, controls } from './controls';
import { Refusal } from './refusal';

const nothing = z.strictObject({});

/** Parses the JSON body of a control request. Refuses an invalid body with a message in English. */
export async function controlBodyOf<Name extends ControlName>(
  name: Name,
  c: Context,
): Promise<ControlBody<Name>> {
  const { call, body: schema = nothing }: { call: string; body?: z.ZodType } = controls[name];
  refuseQuery(call, c);
  const json = parseJson(await c.req.text());
  if (!json) throw new Refusal(400, `the body of ${call} is not JSON`);
  const sent = json.value;
  const parsed = schema.safeParse(sent);
  if (parsed.success) return asBody<Name>(schema === nothing ? null : parsed.data);

  const names = namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const found = parsed.error.issues.flatMap((issue) => faultsOf(issue, { sent, names }));
  const texts = [...new Set(found.map(([field, fault]) => `${field}: ${fault}`))];
  const fields = Object.fromEntries(found);
  throw new Refusal(422, `the body of ${call} is invalid: ${texts.join('; ')}`, { fields });
}

function refuseQuery(call: string, c: Context): void {
  const [given] = Object.keys(c.req.query());
  if (given === undefined) return;
  throw new Refusal(422, `${call} takes no query, but received '${given}': use the JSON body`);
}

/** Parses JSON. Empty text counts as an empty object. Returns `null` for invalid JSON. */
function parseJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return null;
  }
}

type Fault = [field: string, fault: string];

function faultsOf(
  issue: z.core.$ZodIssue,
  { sent, names }: { sent: unknown; names: string[] },
): Fault[] {
  const field = issue.path.join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path, key].join('.'), unknownKey(key, names)]);
  }
  const options = optionsOf(issue);
  const given = issue.path.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[String(key)] : value),
    sent,
  );
  if (options.length === 0 || typeof given !== 'string') return [[field, issue.message]];
  const list = options.map((option) => `'${option}'`).join(', ');
  return [[field, `there is no ${withNearest(given, options)}, only ${list}`]];
}

function unknownKey(key: string, names: string[]): string {
  if (names.includes(key)) return `the key '${key}' cannot be combined with the others`;
  return `there is no key ${withNearest(key, names)}`;
}

function optionsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const isKind = issue.code === 'invalid_union' && 'options' in issue;
  return isKind && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

/** Lists the property names at all levels of the schema. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

// The body is `null` for endpoints without a schema.
function asBody<Name extends ControlName>(parsed: unknown): ControlBody<Name> {
  return parsed as ControlBody<Name>;
}
