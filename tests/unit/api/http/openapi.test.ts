import { expect, test } from 'vitest';
import { errorShapes, errorsOf } from '@/api/http/call-errors';
import { openApiDocument } from '@/api/http/openapi';
import { type CallName, calls, formCalls, methodAndPath } from '@/lib/contract/calls';
import { type CallShape, callNames, contract } from '@/lib/contract/contract';
import { normalize } from '@/lib/http/normalize';

type Content = Record<string, { schema: Schema; example?: unknown }>;
type Schema = { properties: Record<string, Schema>; items: Schema; required: string[] };
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content; $ref?: string }>;
};
type Document = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { description: string; content: Content }> };
};

const document: Document = JSON.parse(JSON.stringify(openApiDocument()));

function operationOf(name: CallName): Operation {
  const [method, path] = methodAndPath(calls[name]);
  const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

function examplesIn({ parameters }: Operation, place: string): object {
  const given = parameters.filter((one) => one.in === place && 'example' in one);
  return Object.fromEntries(given.map(({ name, example }) => [name, example]));
}

test.each(callNames)('gives %s a summary, a description and a documented group', (name) => {
  const { summary, description, tags } = operationOf(name);
  expect(summary).toMatch(/^[A-Z][^.]{3,59}$/);
  expect(description).toMatch(/^[A-Z].{15,}\.$/);
  expect(document.tags.map((tag) => tag.name)).toEqual(expect.arrayContaining(tags));
});

test.each(callNames)('gives %s an example request that its schemas accept', (name) => {
  const { params, query, body }: CallShape = contract[name];
  const operation = operationOf(name);
  const inQuery = examplesIn(operation, 'query');
  params?.parse(examplesIn(operation, 'path'));
  query?.parse(inQuery);
  expect(Object.keys(inQuery).length > 0).toBe(query !== undefined);
  const contents = Object.values(operation.requestBody?.content ?? {});
  expect(contents.length > 0).toBe(body !== undefined);
  for (const { example } of contents) body?.parse(example);
});

test.each(callNames)('gives %s an example response that its schema accepts', (name) => {
  const content = operationOf(name).responses['200']?.content['application/json'];
  const example = Object(content?.example);
  expect(example).toMatchObject({ status: true, message: null });
  contract[name].data.parse(normalize(example.data));
});

test.each(callNames)('lists the errors of %s, each with an example', (name) => {
  const { responses } = operationOf(name);
  expect(Object.keys(responses).map(Number)).toEqual([200, ...errorsOf(name)]);
  for (const status of errorsOf(name)) {
    const shape = errorShapes[status];
    expect(responses[status]).toEqual({ $ref: `#/components/responses/${shape.name}` });
    const { description, content } = Object(document.components.responses[shape.name]);
    const { status: isGood, data, message } = content['application/json'].example;
    expect(description).toBe(shape.description);
    expect(isGood).toBe(false);
    expect(shape.data.parse(data).detail).toBe(message);
  }
});

test('documents a form body only for the endpoints that accept one', () => {
  const withForm = callNames.filter((name) => {
    const { requestBody } = operationOf(name);
    return Object.keys(requestBody?.content ?? {}).some((type) => type !== 'application/json');
  });
  expect(new Set(withForm)).toEqual(formCalls);
  const photos = operationOf('review.add').requestBody?.content['multipart/form-data']?.schema;
  expect(photos?.properties.photos).toEqual({
    type: 'array',
    maxItems: 3,
    items: { type: 'string', format: 'binary' },
  });
});

test('documents the id of a city under its wire name `_id`', () => {
  const items =
    operationOf('geo.cities').responses['200']?.content['application/json']?.schema.properties.data
      ?.properties.results?.items;
  expect(items).toMatchObject({
    properties: { _id: { type: 'integer' } },
    required: ['_id', 'name'],
  });
  const sale =
    operationOf('sale.get').responses['200']?.content['application/json']?.schema.properties.data;
  expect(Object.keys(sale?.properties ?? {})).toEqual(expect.arrayContaining(['_id', 'name']));
  expect(sale?.properties).not.toHaveProperty('id');
});

test('documents the Idempotency-Key header only for endpoints that read it', () => {
  const named = callNames.filter(
    (name) => 'Idempotency-Key' in examplesIn(operationOf(name), 'header'),
  );
  expect(named).toEqual(['order.oneClick', 'order.place', 'order.sent']);
});
