import { expect, test } from 'vitest';
import { aWorld } from './a-world';

const regions = { path: '/core/regions', kind: 'answer' };

test('sends a stubbed response with its envelope, body or status', async () => {
  const { request, raw } = await aWorld();
  const resultOf = async (given: object) => {
    await request('POST /mock/faults', { body: { ...regions, ...given } });
    const response = await raw('GET /core/regions');
    const type = response.headers.get('content-type')?.split(';', 1)[0] ?? null;
    return [response.status, type, await response.text()];
  };
  const envelope = '{"status":true,"data":{"count":0},"message":null}';

  expect(await resultOf({ data: { count: 0 } })).toEqual([200, 'application/json', envelope]);
  expect(await resultOf({ body: [1] })).toEqual([200, 'application/json', '[1]']);
  const xml = { body: '<a/>', headers: { 'content-type': 'text/xml' } };
  expect(await resultOf(xml)).toEqual([200, 'text/xml', '<a/>']);
  expect(await resultOf({ status: 304 })).toEqual([304, null, '']);
  expect(await resultOf({ status: 418, data: { detail: 'Tea' } })).toEqual([
    418,
    'application/json',
    '{"status":false,"data":{"detail":"Tea"},"message":null}',
  ]);
});

test('sends a stubbed response only to requests that match its query, header or body', async () => {
  const { request } = await aWorld();
  const given = async (path: string, when: object) =>
    request('POST /mock/faults', { body: { path, kind: 'answer', status: 418, when } });
  await given('/catalog/product', { query: { search: 'tea' } });
  await given('/core/settings', { headers: { 'Accept-Language': 'ru' } });
  await given('/product/seen', { body_has: { product: 2 } });
  const statusOf = async (call: string, options = {}) => (await request(call, options)).status;

  expect(await statusOf('GET /catalog/product?search=tea&size=1')).toBe(418);
  expect(await statusOf('GET /catalog/product?search=cup')).toBe(200);
  expect(await statusOf('GET /core/settings', { headers: { 'accept-language': 'ru' } })).toBe(418);
  expect(await statusOf('GET /core/settings')).toBe(200);
  expect(await statusOf('POST /product/seen', { body: { product: 2 } })).toBe(418);
  expect(await statusOf('POST /product/seen', { body: { product: 3 } })).toBe(200);
});
