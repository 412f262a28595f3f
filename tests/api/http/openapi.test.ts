import { expect, test } from 'vitest';
import { openApiDocument } from '@/api/http/openapi';
import { API_BASE } from '@/lib/constants';
import { type CallName, calls } from '@/lib/contract/calls';
import { testShop } from '@/tests/api/setup/shop';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  responses: Record<string, object>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

async function readDocument(): Promise<Document> {
  const { app } = await testShop();
  return (await app.request(`${API_BASE}/openapi.json`)).json();
}

test('documents exactly the endpoints of the contract', async () => {
  const { openapi, paths } = await readDocument();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      operationId,
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ]),
  );
  expect(openapi).toBe('3.1.0');
  expect(Object.fromEntries(described)).toEqual(calls);
});

test('builds the document once for repeated requests', () => {
  expect(openApiDocument()).toBe(openApiDocument());
});

test('declares every path parameter as required', async () => {
  const { paths } = await readDocument();
  for (const [path, methods] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(named);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  }
});

test('resolves every reference in the document', async () => {
  const document = await readDocument();
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/"\$ref":"(#[^"]*)"/g)].map(([, ref = '']) => ref);

  expect(refs.length).toBeGreaterThan(Object.keys(calls).length);
  for (const ref of refs) expect([ref, resolves(document, ref)]).toEqual([ref, true]);
});

function resolves(document: object, ref: string): boolean {
  const steps = ref.slice(1).split('/').filter(Boolean);
  const found = steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    document,
  );
  return found !== undefined;
}

test('marks query parameters as optional according to the contract', async () => {
  const { paths } = await readDocument();
  const optional = (name: CallName) =>
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === name)
      ?.parameters.filter((parameter) => parameter.in === 'query' && !parameter.required)
      .map((parameter) => parameter.name);
  expect(optional('product.list')).toContain('search');
  expect(optional('product.suggest')).not.toContain('q');
});

test('lists the error statuses of an endpoint', async () => {
  const { paths } = await readDocument();
  const listed = (path: string, method: string) =>
    Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number);

  expect(listed('/core/contact', 'get')).toEqual([200, 400, 500, 503]);
  expect(listed('/order/address/{id}', 'put')).toEqual([
    200, 400, 401, 403, 404, 408, 413, 422, 500, 503,
  ]);
  expect(listed('/order/order', 'post')).toContain(409);
  expect(listed('/catalog/product/{slug}', 'get')).toContain(410);
});
