import { z } from 'zod';
import { type ControlName, controls } from './controls';
import { WORLD_COOKIE, WORLD_HEADER } from './world-name';

type Json = Record<string, unknown>;

const JSON_TYPE = 'application/json';

const refused = z.object({
  status: z.literal(false),
  data: z.looseObject({
    detail: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
  message: z.string(),
});
const refusals = Object.fromEntries(
  Object.entries({
    400: 'The body is not JSON',
    404: 'There is no such thing',
    409: 'The world is not so: an order cannot move there, calls were not made so often',
    410: 'The world was evicted',
    422: 'The body does not fit; `fields` says where',
    503: 'The change is made, but the storefront has not dropped its pages',
  }).map(([status, description]) => {
    const content = { [JSON_TYPE]: { schema: toJson(refused, 'output') } };
    return [status, { description, content }];
  }),
);

/** The control of the mock as an OpenAPI 3.1 document, beside the shop's own. */
export function controlDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(controls) as ControlName[]) {
    const [method = '', path = ''] = controls[name].call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control of the mocked shop',
      version: 'v1',
      description: `Every call is about the world that the header ${WORLD_HEADER} or the cookie ${WORLD_COOKIE} names.`,
    },
    paths,
  };
}

function operation(name: ControlName): Json {
  const { does, data, ...row } = controls[name];
  return {
    operationId: name,
    summary: does,
    parameters: [
      { name: WORLD_HEADER, in: 'header', schema: { type: 'string', pattern: '^[\\w-]{1,80}$' } },
    ],
    ...('body' in row && {
      requestBody: { content: { [JSON_TYPE]: { schema: toJson(row.body, 'input') } } },
    }),
    responses: {
      200: { description: 'Done', content: { [JSON_TYPE]: { schema: envelope(data) } } },
      ...refusals,
    },
  };
}

function envelope(data: z.ZodType): Json {
  return {
    type: 'object',
    required: ['status', 'data', 'message'],
    properties: {
      status: { type: 'boolean' },
      data: toJson(data, 'output'),
      message: { type: ['string', 'null'] },
    },
  };
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
