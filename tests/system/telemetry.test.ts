import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { REPORT_PATH } from '@/lib/constants';
import { listening } from '@/tests/support/process/listening';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aPort, launchStorefront, type Running } from './processes';

let storefront: Running;
let web = '';
let metrics = '';
/** The requests that the API received, with their request ids and trace ids. */
const requests: [path: string, id: unknown, trace: string][] = [];

const recorder = createServer((req, res) => {
  const { method, url, headers } = req;
  requests.push([
    url ?? '',
    headers['x-request-id'],
    String(headers.traceparent).split('-')[1] ?? '',
  ]);
  const clientRequest = request(inject('apiUrl'), { method, path: url, headers }, (response) => {
    res.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(res);
  });
  req.pipe(clientRequest);
});

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
const spans: Span[] = [];

const collector = createServer(async (req, res) => {
  const { resourceSpans }: Exported = JSON.parse(await text(req));
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
  res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  const [port, metricsPort] = [await aPort(), await aPort()];
  web = `http://127.0.0.1:${port}`;
  metrics = `http://127.0.0.1:${metricsPort}`;
  storefront = await launchStorefront(port, {
    API_URL: `http://127.0.0.1:${await listening(recorder)}`,
    LOG_FORMAT: 'json',
    METRICS_PORT: metricsPort,
    WEB_VITALS_SAMPLE: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listening(collector)}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    TRUST_PROXY: '1',
    SITE_URL: 'https://chorsu.example',
    ALLOW_UNSAFE_START: '1',
  });
});

afterAll(async () => {
  storefront.signal('SIGKILL');
  await storefront.ended;
  recorder.closeAllConnections();
  recorder.close();
  collector.close();
});

const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);
const figures = async () => (await sendRequest(metrics, '/metrics')).body.toString();

async function lineOf(id: string): Promise<Record<string, unknown>> {
  const lines = () =>
    storefront
      .output()
      .split('\n')
      .filter((line) => line.includes(`"request_id":"${id}"`) && line.includes('"request"'));
  await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
  return JSON.parse(lines()[0] ?? '');
}

test("passes the proxy's request id to the renderer, the API, the log and the response", async () => {
  const headers = { 'x-request-id': 'from-the-balancer', 'x-forwarded-for': '203.0.113.77' };
  const response = await get('/products?search=choynak', { headers });

  expect([response.status, response.headers['x-request-id']]).toEqual([200, 'from-the-balancer']);
  const reads = requests.filter(([, id]) => id === 'from-the-balancer').map(([path]) => path);
  expect(reads.some((path) => path.startsWith('/api/v1/catalog/product?'))).toBe(true);
  expect(await lineOf('from-the-balancer')).toMatchObject({
    process: 'storefront',
    level: 'info',
    method: 'GET',
    status: 200,
    client: '203.0.113.0/24',
    kind: 'page',
    page: '/products',
    path: '/products',
    cache: 'bypass',
  });
  expect(storefront.output()).not.toMatch(/choynak|203\.0\.113\.77/);
});

test('assigns an id to every response, and forwards the id to the API', async () => {
  const paths = ['/', '/', '/icons.svg', '/livez', '/%', '/none', '/_page/x/y', '/api/v1/none'];
  const ids: unknown[] = [];
  for (const path of paths) ids.push((await get(path)).headers['x-request-id']);
  const { headers } = await get('/api/v1/core/settings', { headers: { traceparent: 'forged' } });
  ids.push(headers['x-request-id']);

  expect(ids.filter((id) => /^[\da-f-]{36}$/.test(String(id)))).toHaveLength(paths.length + 1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(requests.at(-1)).toEqual([
    '/api/v1/core/settings',
    ids.at(-1),
    expect.not.stringMatching('forged'),
  ]);
});

test('logs only JSON lines when the log format is JSON', async () => {
  await get('/');
  const lines = storefront.output().trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
});

const traced = (trace: string) => ({ traceparent: `00-${trace}-${'b'.repeat(16)}-01` });

test("propagates the proxy's trace through the render to the API reads", async () => {
  const trace = 'a'.repeat(32);
  await get('/products?search=oyna', { headers: traced(trace) });
  const own = () => spans.filter(({ traceId }) => traceId === trace);
  const one = (wanted: string) => own().find(({ name }) => name === wanted);
  await expect.poll(() => one('GET page'), { timeout: 10_000 }).toBeDefined();
  await expect.poll(() => one('render page'), { timeout: 10_000 }).toBeDefined();

  expect(one('GET page')).toMatchObject({ parentSpanId: 'b'.repeat(16) });
  expect(one('render')).toMatchObject({ parentSpanId: one('GET page')?.spanId });
  expect(one('render page')).toMatchObject({ parentSpanId: one('render')?.spanId });
  const reads = requests.filter(([, , traceId]) => traceId === trace).map(([path]) => path);
  expect(reads.some((path) => path.startsWith('/api/v1/catalog/product?'))).toBe(true);
});

test('traces forwarded requests and cached pages', async () => {
  const [called, cached] = ['c'.repeat(32), 'd'.repeat(32)];
  await get('/api/v1/core/settings', { headers: traced(called) });
  await get('/about');
  expect((await get('/about', { headers: traced(cached) })).headers['x-cache']).toBe('hit');
  const namesIn = (trace: string) =>
    spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name);
  await expect.poll(() => namesIn(called), { timeout: 10_000 }).toEqual(['GET api']);
  await expect.poll(() => namesIn(cached), { timeout: 10_000 }).toEqual(['GET page']);
  expect(requests.filter(([, , trace]) => trace === called).map(([path]) => path)).toEqual([
    '/api/v1/core/settings',
  ]);
});

test('measures pages, renders, cache and queue without text sent by clients', async () => {
  await get('/about');
  await get('/about');
  await get('/products?search=birinchi');
  await get('/made-up-by-a-crawler');
  const text = await figures();

  expect(text).toMatch(/^chorsu_requests_total\{kind="page",page="\/about",status="200"\} [2-9]/m);
  expect(text).toMatch(/^chorsu_page_cache_answers_total\{state="hit"\} [1-9]/m);
  expect(text).toMatch(/^chorsu_page_cache_bytes\{region="pages"\} [1-9]/m);
  expect(text).toMatch(/^chorsu_render_seconds_count\{queue="pages",result="done"\} [1-9]/m);
  expect(text).toMatch(/^chorsu_render_queue\{queue="pages",state="waiting"\} 0$/m);
  expect(text).toMatch(/^chorsu_renderers_ready 1$/m);
  expect(text).not.toMatch(/birinchi|made-up/);
});

test('serves metrics only on their own port and counts browser reports', async () => {
  expect((await get('/metrics')).status).toBe(404);
  const body = JSON.stringify({ path: '/', device: 'mobile', vitals: { LCP: 1.5, CLS: 0 } });
  const report = (origin: string) =>
    get(REPORT_PATH, { method: 'POST', headers: { origin }, body });
  expect((await report('https://chorsu.example')).status).toBe(204);
  expect((await report('https://evil.example')).status).toBe(403);
  const text = await figures();
  const count = /^chorsu_web_vital_seconds_count\{name="LCP",page="\/",device="mobile"\} 1$/m;
  expect(text).toMatch(count);
  expect(text).toContain('chorsu_reports_refused_total{status="403"} 1\n');
});
