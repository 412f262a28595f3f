import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { shapeOf } from '@/lib/settings/all';
import { log, seldom } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { openTelemetry } from '@/lib/telemetry/open';
import { inRequest, requestIdFrom } from '@/lib/telemetry/request-context';
import { inSpan, traceHeaders } from '@/lib/telemetry/spans';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('pino', () => loaded.push('pino'));
vi.mock('prom-client', () => loaded.push('prom-client'));
vi.mock('@opentelemetry/sdk-trace-node', () => loaded.push('opentelemetry'));

afterEach(() => {
  vi.restoreAllMocks();
  globalThis.logSink = undefined;
});

const defaults = z.object(shapeOf('api')).parse({});

test('loads no exporter and records no metric, trace or log line without settings', async () => {
  const errorSpy = vi.spyOn(console, 'error').mockReturnValue();
  const close = await openTelemetry(defaults, { name: 'storefront', metricsPort: undefined });
  count('chorsu_orders_total', { event: 'placed' });
  log.info('request', { path: '/' });
  const worked = await inSpan('render', {}, async () => 'done');
  await close();

  expect([loaded, worked, traceHeaders()]).toEqual([[], 'done', {}]);
  expect([globalThis.metricSink, globalThis.tracer]).toEqual([undefined, undefined]);
  expect(errorSpy).not.toHaveBeenCalled();
});

test('writes text lines with their error and without the request id', () => {
  const errorSpy = vi.spyOn(console, 'error').mockReturnValue();
  inRequest({ id: 'an-id-of-a-request' }, () => log.warn('the queue is full', { waiting: 3 }));
  inRequest({ id: 'an-id-of-a-request' }, () => log.error('chores', new TypeError('broken')));

  const lines = errorSpy.mock.calls.map(([line]) => String(line).split('\n', 1)[0]);
  expect(lines).toEqual([
    'the queue is full waiting=3',
    expect.stringMatching(/^chores: TypeError: broken \[[\da-f]{12}\]$/),
  ]);
});

test('writes a repeated line once per period and key', () => {
  let written = 0;
  const write = (key: string, everyMs: number) => seldom(key, everyMs, () => void written++);
  for (let time = 0; time < 5; time += 1) write('one', 60_000);
  write('another', 60_000);
  expect(written).toBe(2);
  for (let time = 0; time < 2; time += 1) write('always', 0);
  expect(written).toBe(4);
});

test.each([
  ['uses a UUID from a trusted proxy', '0f8fad5b-d9cb-469f-a165-70867728950e', true, true],
  ['uses a name from a trusted proxy', 'of-the-balancer_1', true, true],
  ['ignores an id from an untrusted client', 'of-the-balancer_1', false, false],
  ['ignores an id with special characters', 'a"b,c d e f g', true, false],
  ['ignores an id that is too short', 'tooshrt', true, false],
  ['ignores an id that is too long', 'x'.repeat(65), true, false],
  ['creates an id when the proxy sends none', undefined, true, false],
])('%s', (_title, sent, isTrusted, isTaken) => {
  expect(requestIdFrom(sent, isTrusted) === sent).toBe(isTaken);
});
