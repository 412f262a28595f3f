import { afterEach, expect, test, vi } from 'vitest';
import { toPageRequest } from '@/server/cache/cache-key';
import { finishPage } from '@/server/cache/finish-page';
import type { Reader } from '@/server/cache/serve-page';
import { renderDecided } from '@/server/decided-page';
import type { RenderPage } from '@/server/renderers/renderers';

const site = { isHttps: false, siteUrl: 'http://shop.test' };
const reader: Reader = { encoding: 'identity', origin: '10.0.0.1' };
const slug = 'choynak-5';

let sent = new Headers();
/** As `Renderers` gives it to the work of a turn. */
const context = { id: 'of-the-request', trace: { traceparent: 'of-the-turn' } };

/** What the API answers to each call, in turn; the last one again and again. */
function api(...statuses: number[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    sent = new Headers(headers);
    const status = statuses[Math.min(asked.push(url), statuses.length) - 1] ?? 500;
    const data = status === 200 ? { slug } : null;
    return Response.json({ status: status === 200, data }, { status });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

/** Renderers whose renders have these statuses, in turn. */
function aShop(...statuses: number[]) {
  const rendered: object[] = [];
  const turns: string[] = [];
  const render: RenderPage = async ({ request, encoding, decided }) => {
    const status = statuses[rendered.push(decided) - 1] ?? 200;
    const headers = { 'content-type': 'text/html' };
    const answer = { status, headers, body: Buffer.from('<p>page</p>') };
    return finishPage(answer, request, { paint: (one) => one, site, encoding });
  };
  const forPage = vi.fn(async (work, { origin }) => {
    turns.push(origin);
    return work(render, context);
  });
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const request = toPageRequest(address, headers);
    const { page, isEmpty } = await renderDecided({ forPage }, site)(request, reader);
    const at = page.headers.indexOf('location');
    return { status: page.status, isEmpty, location: at < 0 ? null : page.headers[at + 1] };
  };
  return { get, rendered, turns };
}

test('what the API is asked is asked on behalf of the request, of which no context is kept', async () => {
  api(200);
  const { get } = aShop();
  await get(`/products/${slug}`);
  expect([sent.get('x-request-id'), sent.get('traceparent')]).toEqual([
    'of-the-request',
    'of-the-turn',
  ]);
  // It would be paid for by everything that the process does afterwards.
  expect(globalThis.requestContext).toBeUndefined();
});

test.each([
  ['/uz/about?x=1', {}, 308, '/about'],
  ['/contacts', {}, 308, '/info/contacts'],
  ['/products?menu=idish', { cookie: 'NEXT_LOCALE=ru' }, 307, '/ru/products?menu=idish'],
  ['//evil.test/about', {}, 308, '/evil.test/about'],
])('%s is answered at once, without a turn (B-33)', async (address, headers, status, location) => {
  const asked = api(200);
  const { get, turns } = aShop();

  expect(await get(address, headers)).toEqual({ status, isEmpty: true, location });
  expect([turns, asked]).toEqual([[], []]);
});

test.each([404, 410])('what the API answers %i is not rendered (S2-25)', async (status) => {
  api(status);
  const { get, rendered, turns } = aShop();

  expect(await get('/products/choynak-9')).toEqual({ status, isEmpty: true, location: null });
  expect([rendered, turns]).toEqual([[], ['10.0.0.1']]);
});

test('a wrong slug is answered with the right one, unrendered (S2-28)', async () => {
  api(200);
  const { get, rendered } = aShop();

  expect(await get('/ru/products/boshqa-5?option=2')).toEqual({
    ...{ status: 308, isEmpty: true },
    location: '/ru/products/choynak-5?option=2',
  });
  expect(rendered).toEqual([]);
});

test('a page is rendered with the answer that decided it', async () => {
  api(200);
  const { get, rendered } = aShop();

  expect(await get('/products/choynak-5')).toMatchObject({ status: 200, isEmpty: false });
  const sent = { params: { slug } };
  expect(rendered).toEqual([
    { status: 200, lookup: { name: 'product.get', sent, data: { slug } } },
  ]);
});

test('the page of all that is not there is rendered, without a call', async () => {
  const asked = api(200);
  const { get, rendered } = aShop(404);

  expect(await get('/ru/404')).toMatchObject({ status: 404, isEmpty: false });
  expect([rendered, asked]).toEqual([[{ status: 404 }], []]);
});

test.each<[string, number[], number[], number]>([
  ['what vanishes while it is rendered', [200, 404], [404], 404],
  ['what comes back meanwhile', [200, 200], [404, 200], 200],
])('%s is answered with its status (B-33)', async (_what, known, renders, status) => {
  const asked = api(...known);
  const { get, rendered } = aShop(...renders);

  expect((await get('/products/choynak-5')).status).toBe(status);
  expect([asked.length, rendered.length]).toEqual([known.length, renders.length]);
});

test.each<[string, number[], number[]]>([
  ['what only its page does not find', [200], [404, 404]],
  ['what the API cannot look up', [500], []],
])('%s cannot be shown now (B-24, B-32)', async (_what, known, renders) => {
  api(...known);
  const { get, rendered } = aShop(...renders);

  await expect(get('/products/choynak-5')).rejects.toThrow();
  expect(rendered).toHaveLength(renders.length);
});
