import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import {
  Abandoned,
  RendererGone,
  RenderTimeout,
  Untried,
} from '@/server/rendering/renderers/queued';
import { Renderers } from '@/server/rendering/renderers/renderers';
import { program, read, recordTelemetry, soon } from './stub-renderers';

/** The shortest render timeout that the settings allow. */
vi.hoisted(() => vi.stubEnv('RENDER_TIMEOUT_SECONDS', '1'));

const { metrics, lines } = recordTelemetry();
const waiter = { origin: '10.0.0.1', requestId: 'a-request' };

afterEach(() => {
  delete process.env.STUB_REFUSES;
});

async function someRenderers(
  options: { count?: number; waitingMax?: number; waitMs?: number } = {},
) {
  const usual = { program, env: {}, count: 1, waitingMax: 10, waitMs: 5000, host: 'shop.test' };
  const renderers = new Renderers({ ...usual, ...options });
  onTestFinished(() => renderers.stop());
  const page = (target: string, from: { origin: string; signal?: AbortSignal } = waiter) =>
    renderers.page(toPageRequest(target, {}), { encoding: 'identity', ...from });
  const send = async (target: string) =>
    read(pickBody((await page(target)).page.bodies, 'identity')[1]);
  return { renderers, page, send };
}

async function opened(options = {}) {
  const some = await someRenderers(options);
  await some.renderers.open();
  return some;
}

test('sends a renderer the complete job with the request id', async () => {
  const { send: getPage } = await opened();
  const { method, url, body } = await getPage('/products?menu=phones');
  expect([method, url]).toEqual(['POST', '/page']);
  const order = JSON.parse(body);
  expect(order).toMatchObject({
    encoding: 'identity',
    requestId: 'a-request',
    trace: {},
    change: expect.any(Number),
  });
  expect(order.request.target).toBe('/products?menu=phones');
});

test('assigns a background renewal its own request id', async () => {
  const { page } = await opened();
  const { page: found } = await page('/', { origin: 'renewal' });
  const { requestId } = JSON.parse(read(pickBody(found.bodies, 'identity')[1]).body);
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
});

test('names the page that fails to render in the error, and keeps the renderer', async () => {
  const { page, send: getPage } = await opened();
  const { pid } = await getPage('/');
  await expect(page('/breaks')).rejects.toThrow('/breaks failed to render');
  expect((await getPage('/')).pid).toBe(pid);
});

test.each(['image', 'preview', 'sitemap'] as const)(
  'forwards only the necessary headers of each %s request',
  async (kind) => {
    const { renderers } = await opened();
    const headers = { accept: 'image/avif', cookie: 'sid=1', host: 'evil.test' };
    const req = { method: 'HEAD', url: '/_next/image?w=64', headers };
    await expect(renderers[kind](req, waiter)).resolves.toMatchObject({ status: 200 });

    const { body } = await renderers[kind]({ ...req, method: 'GET' }, waiter);
    const { host, accept, cookie, 'x-request-id': id } = read(body).headers;
    expect([read(body).method, read(body).url]).toEqual(['GET', '/_next/image?w=64']);
    expect([host, accept, cookie, id]).toEqual(['shop.test', 'image/avif', undefined, 'a-request']);
  },
);

test('adds no headers that the client has not sent', async () => {
  const { renderers } = await opened();
  const { body } = await renderers.image({ headers: {} }, { origin: 'a' });
  const { method, url, headers } = read(body);
  expect([method, url]).toEqual(['GET', '/']);
  expect(Object.keys(headers).sort()).toEqual(['connection', 'host']);
});

test('sends pages to the least busy renderer and files always to the same renderer', async () => {
  const { send: getPage, page, renderers } = await opened({ count: 2 });
  await expect.poll(() => value('chorsu_renderers_ready'), soon).toEqual([[{}, 2]]);
  const first = await getPage('/');
  const { signal, abort } = anEnd();
  const hanging = page('/hangs', { ...waiter, signal }).catch(() => null);
  const others = [await getPage('/a'), await getPage('/b')];
  expect(others.map(({ pid }) => pid)).not.toContain(first.pid);
  const files = await Promise.all([1, 2, 3].map(() => renderers.image({ headers: {} }, waiter)));
  expect(new Set(files.map(({ body }) => read(body).pid))).toEqual(new Set([first.pid]));
  // Otherwise, this render would end during the next test and count toward its metrics.
  abort();
  await renderers.stop();
  await hanging;
});

test('retries a render once when its renderer exits, then fails', async () => {
  const { page } = await opened({ count: 2 });
  await expect.poll(() => value('chorsu_renderers_ready'), soon).toEqual([[{}, 2]]);
  await expect(page('/ends')).rejects.toBeInstanceOf(RendererGone);
  expect(results('pages')).toEqual(['gone', 'gone']);
});

test('neither retries a render that times out nor stops its renderer', async () => {
  const { page, send: getPage } = await opened();
  const { pid } = await getPage('/');
  await expect(page('/hangs')).rejects.toBeInstanceOf(RenderTimeout);
  expect(results('pages')).toEqual(['done', 'late']);
  expect((await getPage('/')).pid).toBe(pid);
  expect(lines).toEqual([]);
});

test('cancels the render of an uncacheable page when its client disconnects', async () => {
  const { page, send: getPage } = await opened();
  const { pid } = await getPage('/');
  const { signal, abort } = anEnd();
  const abandoned = page('/products?collection=hangs', { origin: 'a', signal });
  await expect.poll(() => running('pages'), soon).toBe(1);
  abort();
  await expect(abandoned).rejects.toBeInstanceOf(Abandoned);
  expect([running('pages'), results('pages')]).toEqual([0, ['done', 'abandoned']]);
  expect((await getPage('/')).pid).toBe(pid);
});

test('finishes the render of a cacheable page even if its client disconnects', async () => {
  const { page } = await opened();
  const { signal, abort } = anEnd();
  const rendered = page('/waits', { origin: 'a', signal });
  await expect.poll(() => running('pages'), soon).toBe(1);
  abort();
  await expect(rendered).resolves.toMatchObject({ page: { status: 200 } });
});

const running = (queue: string) => jobs(queue, 'running');
const jobs = (queue: string, state: string) =>
  value('chorsu_render_queue')?.find(
    ([labels]) => Object(labels).queue === queue && Object(labels).state === state,
  )?.[1];

const value = (name: string) => metrics.watched.get(name)?.();
const results = (queue: string) =>
  metrics.measured.flatMap(([name, labels, seconds]) => {
    if (name !== 'chorsu_render_seconds') return [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(labels).toMatchObject({ queue });
    return [Object(labels).result];
  });

test('measures render and wait times by queue and result', async () => {
  const { send: getPage, renderers } = await opened();
  await getPage('/');
  await renderers.image({ headers: {} }, waiter);
  await renderers.image({ url: '/breaks', headers: {} }, waiter);
  const measured = metrics.measured.map(([name, labels]) => [
    name,
    ...Object.values(Object(labels)),
  ]);
  expect(measured).toEqual([
    ['chorsu_render_wait_seconds', 'pages', 'turn'],
    ['chorsu_render_seconds', 'pages', 'done'],
    ['chorsu_render_wait_seconds', 'pictures', 'turn'],
    ['chorsu_render_seconds', 'pictures', 'done'],
    ['chorsu_render_wait_seconds', 'pictures', 'turn'],
    ['chorsu_render_seconds', 'pictures', 'failed'],
  ]);
});

test('reports the number of running and waiting renders per queue', async () => {
  const { page, renderers } = await opened();
  const { signal, abort } = anEnd();
  const hanging = Array.from({ length: 10 }, () => page('/hangs', { origin: 'a', signal }));
  const ended = Promise.allSettled(hanging);
  await expect.poll(() => renderers.isBusy, soon).toBe(true);
  expect(value('chorsu_render_queue')).toEqual([
    [{ queue: 'pages', state: 'running' }, 8],
    [{ queue: 'pages', state: 'waiting' }, 2],
    ...['pictures', 'previews', 'sitemaps'].flatMap((queue) => [
      [{ queue, state: 'running' }, 0],
      [{ queue, state: 'waiting' }, 0],
    ]),
  ]);
  abort();
  await renderers.stop();
  await ended;
});

test('rejects a render if its client has disconnected or the queue is full', async () => {
  const { page, renderers } = await opened({ waitingMax: 0 });
  const gone = { origin: 'a', signal: AbortSignal.abort() };
  await expect(page('/', gone)).rejects.toBeInstanceOf(Untried);
  const all = Array.from({ length: 8 }, (_, nth) => page('/hangs', { origin: `${nth}` }));
  const ends = Promise.allSettled(all);
  await expect(page('/')).rejects.toThrow(Untried);
  await renderers.stop();
  await ends;
});

test.each([
  ['pictures', 'image', 4],
  ['previews', 'preview', 2],
  ['sitemaps', 'sitemap', 1],
] as const)(
  'limits concurrent requests for %s, and cancels them when the clients disconnect',
  async (queue, kind, width) => {
    const { renderers } = await opened();
    const { signal, abort } = anEnd();
    const all = Array.from({ length: width + 1 }, () =>
      renderers[kind]({ url: '/hangs', headers: {} }, { origin: 'a', signal }).catch(() => null),
    );
    expect([jobs(queue, 'running'), jobs(queue, 'waiting')]).toEqual([width, 1]);
    abort();
    await Promise.all(all);
    expect([jobs(queue, 'running'), jobs(queue, 'waiting')]).toEqual([0, 0]);
    expect([renderers.isReady, lines]).toEqual([true, []]);
  },
);

function anEnd() {
  const ending = new AbortController();
  return { signal: ending.signal, abort: () => ending.abort() };
}

test('is not ready until the first renderer starts, then runs the queued renders', async () => {
  const { renderers, send: getPage } = await someRenderers();
  expect([renderers.isReady, renderers.isBusy, value('chorsu_renderers_ready')]).toEqual([
    false,
    true,
    [[{}, 0]],
  ]);
  const waiting = Promise.all([getPage('/'), renderers.image({ headers: {} }, waiter)]);
  await renderers.open();
  await waiting;
  expect([renderers.isReady, renderers.isBusy]).toEqual([true, false]);
});

test('reports the exit code when a renderer exits during the start', async () => {
  process.env.STUB_REFUSES = '1';
  const { renderers } = await someRenderers();
  await expect(renderers.open()).rejects.toThrow('A renderer ended during the start: 7');
});

test('resolves an invalidation when every renderer has dropped the affected reads', async () => {
  const { renderers, send: getPage } = await opened({ count: 2 });
  await expect.poll(() => value('chorsu_renderers_ready'), soon).toEqual([[{}, 2]]);
  await renderers.invalidate(['product-7', 'banners']);
  const [one, other] = [await getPage('/'), await renderers.image({ headers: {} }, waiter)];
  expect([one.messages, read(other.body).messages]).toEqual(
    Array(2).fill([['product-7', 'banners']]),
  );
});
