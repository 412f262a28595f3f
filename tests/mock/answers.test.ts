import { expect, test } from 'vitest';
import { aWorld } from './a-world';

const regions = { path: '/core/regions', kind: 'answer' };

test('sends a stubbed response with its envelope, body or status', async () => {
  const { ask, raw } = await aWorld();
  const answerOf = async (given: object) => {
    await ask('POST /mock/faults', { body: { ...regions, ...given } });
    const answer = await raw('GET /core/regions');
    const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? null;
    return [answer.status, type, await answer.text()];
  };
  const envelope = '{"status":true,"data":{"count":0},"message":null}';

  expect(await answerOf({ data: { count: 0 } })).toEqual([200, 'application/json', envelope]);
  expect(await answerOf({ body: [1] })).toEqual([200, 'application/json', '[1]']);
  const xml = { body: '<a/>', headers: { 'content-type': 'text/xml' } };
  expect(await answerOf(xml)).toEqual([200, 'text/xml', '<a/>']);
  expect(await answerOf({ status: 304 })).toEqual([304, null, '']);
  expect(await answerOf({ status: 418, data: { detail: 'Tea' } })).toEqual([
    418,
    'application/json',
    '{"status":false,"data":{"detail":"Tea"},"message":null}',
  ]);
});

test('limits a stubbed response to one query, header or body', async () => {
  const { ask } = await aWorld();
  const given = async (path: string, when: object) =>
    ask('POST /mock/faults', { body: { path, kind: 'answer', status: 418, when } });
  await given('/catalog/product', { query: { search: 'tea' } });
  await given('/core/settings', { headers: { 'Accept-Language': 'ru' } });
  await given('/product/seen', { body_has: { product: 2 } });
  const statusOf = async (call: string, options = {}) => (await ask(call, options)).status;

  expect(await statusOf('GET /catalog/product?search=tea&size=1')).toBe(418);
  expect(await statusOf('GET /catalog/product?search=cup')).toBe(200);
  expect(await statusOf('GET /core/settings', { headers: { 'accept-language': 'ru' } })).toBe(418);
  expect(await statusOf('GET /core/settings')).toBe(200);
  expect(await statusOf('POST /product/seen', { body: { product: 2 } })).toBe(418);
  expect(await statusOf('POST /product/seen', { body: { product: 3 } })).toBe(200);
});
