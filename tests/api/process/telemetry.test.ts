import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { startApi } from '@/tests/api/setup/api-process';
import { checkoutOf } from '@/tests/api/setup/order';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';
import { listening } from '@/tests/support/process/listening';

const PHONE = '+998 90 765-43-21';
const NAME = 'Gulnora Rashidova';
const TRACE = 'a'.repeat(32);

type Sent = { body?: unknown; headers?: Record<string, string> };
type Env = Record<string, string>;

async function launchShop(env: Env = {}, atEnd: (kill: () => void) => void = onTestFinished) {
  const metricsPort = await findFreePort();
  const folder = await aShopFolder();
  const api = startApi({
    CHORSU_DATA: folder,
    API_METRICS_PORT: String(metricsPort),
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    ...env,
  });
  atEnd(() => void api.child.kill('SIGKILL'));
  const address = await api.ready;
  const send = (path: string, { body, headers = {} }: Sent = {}) =>
    fetch(`${address}${API_BASE}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const stopped = async () => {
    api.child.kill('SIGTERM');
    return api.ended;
  };
  return { folder, send, metrics, stopped };
}

let shared: ReturnType<typeof launchShop> | null = null;
let killShared = () => {};

/** Returns one shop for all tests whose results do not depend on earlier requests. */
function sharedShop() {
  shared ??= launchShop({}, (kill) => {
    killShared = kill;
  });
  return shared;
}

afterAll(() => killShared());

test('logs a sign-in and an order with ids and amounts but without personal data', {
  timeout: 120_000,
}, async () => {
  const { send, metrics, stopped } = await launchShop();
  const { data: list } = await (await send('/catalog/product?size=1&search=choynak')).json();
  const short = await send(`/catalog/product/short/${list.results[0].slug}`);
  const { sub_products } = (await short.json()).data;
  const { id: variant, price, discounted_price } = sub_products[0];
  const codeSent = await (await send('/user/send-code', { body: { phone: PHONE } })).json();
  const [code = ''] = /\d{5}/.exec(codeSent.data.detail) ?? [];
  const { data: signed } = await (
    await send('/user/sign-in', { body: { phone: PHONE, code } })
  ).json();
  const goods = { product: 0, variant, price: discounted_price ?? price };
  const order = checkoutOf([goods], { full_name: NAME, phone_number: PHONE });
  const placed = await send('/order/order', {
    body: order,
    headers: { authorization: `Bearer ${signed.token}`, 'x-request-id': 'of-this-order' },
  });
  expect(placed.status).toBe(200);
  expect(placed.headers.get('x-request-id')).toBe('of-this-order');
  const figures = await metrics();
  const { stdout, stderr } = await stopped();

  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ process }) => process !== 'api')).toEqual([]);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ call, status }) => [call, status])).toEqual([
    ['product.list', 200],
    ['product.short', 200],
    ['user.sendCode', 200],
    ['user.signIn', 200],
    ['order.place', 200],
  ]);
  expect(requests.at(-1)).toMatchObject({ request_id: 'of-this-order', process: 'api' });
  for (const secret of ['7654321', '765-43-21', code, signed.token, NAME, 'choynak', '127.0.0']) {
    const logged = (stdout + stderr).replace(/^\{"ready".*$/m, '');
    expect([secret, logged.includes(secret)]).toEqual([secret, false]);
  }
  expect(figures).toContain('chorsu_orders_total{event="placed"} 1\n');
  expect(figures).toContain('chorsu_api_calls_total{call="order.place",status="200"} 1\n');
  expect(figures).toMatch(/^chorsu_search_index_products [1-9]\d*$/m);
  expect(figures).not.toContain(PHONE);
});

test('reports the data folder’s free space and the time of the last backup', {
  timeout: 120_000,
}, async () => {
  const { folder, metrics } = await sharedShop();
  const before = await metrics();
  expect(before).toMatch(/^chorsu_data_folder_free_bytes [1-9]/m);
  expect(before).toContain('chorsu_last_backup_timestamp_seconds 0\n');

  const began = Date.now() / 1000;
  await runShop(folder, 'backup', join(folder, 'one.backup'));
  const [, time] = /^chorsu_last_backup_timestamp_seconds (.+)$/m.exec(await metrics()) ?? [];
  expect(Number(time)).toBeGreaterThan(began - 1);
  expect(Number(time)).toBeLessThan(Date.now() / 1000 + 1);
});

test('replaces a malformed request id', { timeout: 120_000 }, async () => {
  const { send } = await sharedShop();
  for (const bad of ['short', 'with spaces in it', 'x'.repeat(65), '{"a":"line"}']) {
    const { headers } = await send('/core/settings', { headers: { 'x-request-id': bad } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
});

test('adds the endpoint and its transaction as spans to the caller’s trace', {
  timeout: 120_000,
}, async () => {
  const received: string[] = [];
  const collector = createServer(async (req, res) => {
    received.push(await text(req));
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  onTestFinished(() => void collector.close());
  const port = await listening(collector);
  const { send, stopped } = await launchShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
  });
  const headers = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` };
  await send('/user/send-code', { body: { phone: PHONE }, headers });
  await stopped();

  const all = received.join('\n');
  const spans = [...all.matchAll(/"traceId":"(\w+)"[^{}]*?"name":"([^"]+)"/g)];
  const own = spans.filter(([, trace]) => trace === TRACE).map(([, , name]) => name);
  expect([...new Set(own)].sort()).toEqual(['call', 'transaction']);
  expect(all).toContain('chorsu-api');
  expect(all).toContain('deployment.environment');
});
