import { z } from 'zod';
import { API_BASE, CONTENT_LOCALES } from '@/lib/constants';
import { type CallName, calls, methodAndPath } from '@/lib/contract/calls';
import { type CallShape, callNames, contract } from '@/lib/contract/contract';
import { type ErrorShape, type ErrorStatus, errorShapes, errorsOf } from './call-errors';
import { envelope, JSON_TYPE, type Json, toJson } from './openapi-parts';

let made: Json | undefined;

/**
 * Returns the OpenAPI document of the contract. It is built once, because building it takes as long
 * as ten product lists and anyone may request it.
 */
export function openApiDocument(): Json {
  made ??= make();
  return made;
}

function make(): Json {
  const schemas: Json = {};
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chorsu',
      version: 'v1',
      description: 'Every response is an envelope of `status`, `data` and `message`.',
    },
    servers: [{ url: API_BASE }],
    paths: paths(schemas),
    components: {
      schemas,
      responses: errorResponses(),
      securitySchemes: { customer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function paths(schemas: Json): Json {
  const found: Record<string, Json> = {};
  for (const name of callNames) {
    const [method, path] = methodAndPath(calls[name]);
    const key = path.replace(/:(\w+)/g, '{$1}');
    found[key] = {
      ...found[key],
      [method.toLowerCase()]: operation(name, contract[name], schemas),
    };
  }
  return found;
}

function operation(name: CallName, row: CallShape, schemas: Json): Json {
  const { params, query, body, data, customer } = row;
  const schema = envelope(withShared(toJson(data, 'output'), name, schemas));
  return {
    operationId: name,
    tags: [name.split('.', 1)[0]],
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      { name: 'Accept-Language', in: 'header', schema: { type: 'string', enum: CONTENT_LOCALES } },
    ],
    ...(customer && { security: [{ customer: [] }] }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      200: { description: 'Success', content: { [JSON_TYPE]: { schema } } },
      ...Object.fromEntries(errorsOf(name).map((status) => [status, errorRef(status)])),
    },
  };
}

function parameters(location: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !field.safeParse(undefined).success,
    schema: toJson(field, 'input'),
  }));
}

function requestBody(body: z.ZodType): Json {
  const schema = toJson(body, 'input');
  return {
    required: true,
    content: { [JSON_TYPE]: { schema }, 'application/x-www-form-urlencoded': { schema } },
  };
}

function withShared({ $defs, ...schema }: Json, name: CallName, schemas: Json): Json {
  const prefix = `#/components/schemas/${name}`;
  const moved = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('#/$defs/', prefix));
  for (const [key, shared] of Object.entries($defs ?? {})) schemas[name + key] = moved(shared);
  return moved(schema);
}

function errorRef(status: ErrorStatus): Json {
  return { $ref: `#/components/responses/${errorShapes[status].name}` };
}

function errorResponses(): Json {
  const shapes: ErrorShape[] = Object.values(errorShapes);
  return Object.fromEntries(
    shapes.map(({ name, description, data, hasRetryAfter }) => {
      const content = { [JSON_TYPE]: { schema: envelope(toJson(data, 'output')) } };
      const headers = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
      return [name, { description, ...(hasRetryAfter && { headers }), content }];
    }),
  );
}
