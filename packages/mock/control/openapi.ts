import { envelope, JSON_TYPE, type Json, toJson } from '@/api/http/openapi-parts';
import { methodAndPath } from '@/lib/contract/calls';
import { WORLD_COOKIE, WORLD_HEADER } from '@/packages/mock/worlds/worlds';
import { refusalReasons, refusalsOf, refused } from './control-refusals';
import { type ControlName, controls } from './controls';
import type { RefusalStatus } from './refusal';

/** Builds the OpenAPI 3.1 document of the control API. The shop API has a separate document. */
export function controlDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(controls) as ControlName[]) {
    const [method, path] = methodAndPath(controls[name].call);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control API of the mocked shop',
      version: 'v1',
      description: `Every request applies to the world that the header ${WORLD_HEADER} or the cookie ${WORLD_COOKIE} names.`,
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
      200: {
        description: 'Done',
        content: { [JSON_TYPE]: { schema: envelope(toJson(data, 'output')) } },
      },
      ...Object.fromEntries(refusalsOf(name).map((status) => [status, refusal(status)])),
    },
  };
}

function refusal(status: RefusalStatus): Json {
  const content = { [JSON_TYPE]: { schema: toJson(refused, 'output') } };
  return { description: refusalReasons[status], content };
}
