import { z } from 'zod';
import { CONTENT_LOCALES } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { type CallShape, contract } from '@/lib/contract/contract';
import { descriptions } from '@/lib/contract/descriptions';
import { EXAMPLE_KEY, exampleRequests } from '@/lib/contract/example-requests';
import exampleResponses from '@/lib/contract/example-responses.json';
import { acceptedBody } from './accepted-body';
import { type ErrorStatus, errorShapes, errorsOf } from './call-errors';
import { envelope, JSON_TYPE, type Json, toJson } from './openapi-parts';

type ExampleRequest = { params?: Json; query?: Json; body?: unknown };

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  schema: { type: 'string', enum: CONTENT_LOCALES },
};
const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A random string that identifies one order, such as a UUID',
  schema: { type: 'string' },
  example: EXAMPLE_KEY,
};
/** Endpoints that read the header `Idempotency-Key`. */
const keyed = new Set<CallName>(['order.oneClick', 'order.place', 'order.sent']);

/** Describes one endpoint. Adds shared parts of its response to `schemas`. */
export function operation(name: CallName, schemas: Json): Json {
  const { params, query, body, data, customer, underscoreId }: CallShape = contract[name];
  const sent: ExampleRequest = exampleRequests[name];
  const dataSchema = withShared(toJson(data, 'output'), name, schemas);
  const schema = envelope(underscoreId ? withUnderscore(dataSchema) : dataSchema);
  const example = { status: true, data: exampleResponses[name], message: null };
  return {
    operationId: name,
    tags: [name.split('.', 1)[0]],
    ...descriptions[name],
    parameters: [
      ...parameters('path', params, sent.params),
      ...parameters('query', query, sent.query),
      ...(keyed.has(name) ? [KEY] : []),
      LANGUAGE,
    ],
    ...(customer && { security: [{ customer: [] }] }),
    ...(body && { requestBody: requestBody(name, body, sent.body) }),
    responses: {
      200: { description: 'Success', content: { [JSON_TYPE]: { schema, example } } },
      ...Object.fromEntries(errorsOf(name).map((status) => [status, errorRef(status)])),
    },
  };
}

function parameters(
  location: 'path' | 'query',
  schema: z.ZodType | undefined,
  examples: Json = {},
): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !field.safeParse(undefined).success,
    schema: toJson(field, 'input'),
    ...(name in examples && { example: examples[name] }),
  }));
}

/** Describes the body as JSON and, if the endpoint accepts one, as a form. */
function requestBody(name: CallName, body: z.ZodType, example: unknown): Json {
  const schema = toJson(body, 'input');
  const { form } = acceptedBody(name);
  const files = Object.entries(form?.files ?? {});
  const formType = files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return {
    required: true,
    content: {
      [JSON_TYPE]: { schema, example },
      ...(form && { [formType]: { schema: withFiles(schema, files), example } }),
    },
  };
}

/** JSON Schema has no type for files, so their fields are described as OpenAPI expects them. */
function withFiles({ properties, ...schema }: Json, files: [string, { count: number }][]): Json {
  const fields = files.map(([name, { count: maxItems }]) => [
    name,
    { type: 'array', maxItems, items: { type: 'string', format: 'binary' } },
  ]);
  return { ...schema, properties: { ...Object(properties), ...Object.fromEntries(fields) } };
}

function withShared({ $defs, ...schema }: Json, name: CallName, schemas: Json): Json {
  const prefix = `#/components/schemas/${name}`;
  const moved = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('#/$defs/', prefix));
  for (const [key, shared] of Object.entries($defs ?? {})) schemas[name + key] = moved(shared);
  return moved(schema);
}

/** Renames the `id` of an item or of listed items, as `implement` does in the response. */
function withUnderscore(schema: Json): Json {
  const { results, ...fields } = Object(schema.properties);
  if (results) {
    const items = withUnderscore(results.items);
    return { ...schema, properties: { results: { ...results, items }, ...fields } };
  }
  const { id, ...rest } = fields;
  const required = [schema.required].flat().map((name) => (name === 'id' ? '_id' : name));
  return { ...schema, properties: { _id: id, ...rest }, required };
}

function errorRef(status: ErrorStatus): Json {
  return { $ref: `#/components/responses/${errorShapes[status].name}` };
}
