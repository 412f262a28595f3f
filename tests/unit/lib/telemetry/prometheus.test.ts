import { afterEach, expect, test } from 'vitest';
import { count, observe, watch } from '@/lib/telemetry/metrics';
import { servePrometheus } from '@/lib/telemetry/prometheus';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';

afterEach(() => {
  globalThis.metricSink = undefined;
});

test('exposes counters, histograms and gauges with their labels', async () => {
  const port = await findFreePort();
  const close = await servePrometheus({ host: '127.0.0.1', port });
  const page = { kind: 'page', page: '/about', status: '200' };
  count('chorsu_requests_total', page);
  count('chorsu_requests_total', page);
  count('chorsu_requests_total', { ...page, page: '/a"b\\c' });
  count('chorsu_requests_total', { status: '404', page: '', kind: 'refused' });
  count('chorsu_orders_total', { event: 'placed' });
  for (const seconds of [0.001, 0.3, 60]) {
    observe('chorsu_request_seconds', { kind: 'page' }, seconds);
  }
  let waiting = 1;
  watch('chorsu_db_pool', () => [[{ state: 'waiting' }, waiting]]);
  waiting = 7;

  const before = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(before).toContain('chorsu_orders_total{event="placed"} 1\n');
  count('chorsu_orders_total', { event: 'placed' });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await response.text()).split('\n');
  const other = await fetch(`http://127.0.0.1:${port}/`);
  await close();
  expect([response.headers.get('content-type'), other.status]).toEqual([
    'text/plain; version=0.0.4; charset=utf-8',
    404,
  ]);
  expect(lines.filter((line) => /^chorsu_(?:request|orders|db_pool\{)/.test(line))).toEqual([
    'chorsu_requests_total{kind="page",page="/about",status="200"} 2',
    'chorsu_requests_total{kind="page",page="/a\\"b\\\\c",status="200"} 1',
    'chorsu_requests_total{status="404",page="",kind="refused"} 1',
    ...[0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25].map(
      (le) => `chorsu_request_seconds_bucket{le="${le}",kind="page"} 1`,
    ),
    ...[0.5, 1, 2.5, 5, 10, 30].map(
      (le) => `chorsu_request_seconds_bucket{le="${le}",kind="page"} 2`,
    ),
    'chorsu_request_seconds_bucket{le="+Inf",kind="page"} 3',
    'chorsu_request_seconds_sum{kind="page"} 60.301',
    'chorsu_request_seconds_count{kind="page"} 3',
    'chorsu_orders_total{event="placed"} 2',
    'chorsu_db_pool{state="waiting"} 7',
  ]);
  expect(lines).toContain('# TYPE chorsu_requests_total counter');
  // The endpoint also exposes the default process and Node metrics of the client library.
  expect(lines).toContainEqual(expect.stringMatching(/^process_cpu_seconds_total \d/));
});
