import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { CounterSums, HistogramSums } from '@/lib/telemetry/sums';

const requests = { name: 'requests_total', help: 'Requests', labels: ['kind', 'status'] };
const seconds = { name: 'seconds', help: 'Time', labels: ['kind'], buckets: [0.1, 0.5, 1] };
const waits = { name: 'waits', help: 'Wait', buckets: [0.1, 1] };

const counted = [
  { kind: 'page', status: '200' },
  { status: '200', kind: 'page' },
  { kind: 'page', status: '404' },
  { kind: 'a"b\\c', status: '200' },
];
const observed = [
  ['page', 0.05],
  ['page', 0.1],
  ['page', 0.3],
  ['api', 7],
] as const;

/** What Prometheus reads; the names of the labels come in any order. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\{(.*)\}/, (_, labels) => `{${labels.split(',').sort()}}`))
    .sort();
}

test('sums are what prom-client itself makes of the same requests', async () => {
  const [own, theirs] = [new Registry(), new Registry()];
  const sums = [new CounterSums(requests), new HistogramSums(seconds), new HistogramSums(waits)];
  for (const one of sums) own.registerMetric(one as never);
  const [counter, histogram] = sums as [CounterSums, HistogramSums];
  const registers = [theirs];
  const { labels: labelNames, ...rest } = requests;
  const count = new Counter({ ...rest, labelNames, registers });
  const { labels, ...times } = seconds;
  const observe = new Histogram({ ...times, labelNames: labels, registers });
  new Histogram({ ...waits, registers });

  for (const one of counted) {
    counter.inc(one);
    count.inc(one);
  }
  for (const [kind, value] of observed) {
    histogram.observe({ kind }, value);
    observe.observe({ kind }, value);
  }
  expect(linesOf(await own.metrics())).toEqual(linesOf(await theirs.metrics()));
  expect(await own.metrics()).toContain('requests_total{kind="page",status="200"} 2');
});
