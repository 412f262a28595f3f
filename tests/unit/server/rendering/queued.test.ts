import { afterEach, beforeEach, expect, test } from 'vitest';
import { FairQueue } from '@/lib/queues/fair-queue';
import type { Attributes, Carrier } from '@/lib/telemetry/spans';
import {
  Abandoned,
  queued,
  RendererGone,
  RenderTimeout,
  Untried,
} from '@/server/rendering/renderers/queued';

const measured: [name: string, labels: object][] = [];
const spans: [name: string, options: { attributes?: Attributes; from?: Carrier }][] = [];

beforeEach(() => {
  measured.length = 0;
  spans.length = 0;
  globalThis.metricSink = {
    count: () => {},
    watch: () => {},
    observe: (name, labels) => void measured.push([name, labels]),
  };
  globalThis.tracer = {
    span: (name, options, work) => {
      spans.push([name, options]);
      return work(() => ({ traceparent: 'of this span' }));
    },
    request: () => ({ headers: () => ({}), end: () => {} }),
    headers: () => ({}),
  };
});
afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

const aQueue = (width = 1) => new FairQueue({ width: () => width, waiting: 0, waitMs: 1000 });
const queueOf = (queue = aQueue()) => ({
  name: 'pages',
  queue,
  isFailure: (status: number) => status >= 500,
});
const waiter = { origin: 'a', requestId: 'a-request', trace: { traceparent: 'of the request' } };

test('traces a render and propagates the span to the renderer', async () => {
  const requests: unknown[] = [];
  await queued(queueOf(), async (headers) => requests.push(headers), waiter);
  expect(requests).toEqual([{ traceparent: 'of this span' }]);
  const attributes = { queue: 'pages', 'request.id': 'a-request' };
  expect(spans).toEqual([['render', { attributes, from: waiter.trace }]]);

  // A background render has no request.
  await queued(queueOf(), async () => 200, { origin: 'a' });
  expect(spans[1]?.[1]).toEqual({ attributes: { queue: 'pages', 'request.id': '' }, from: {} });
});

test.each([
  ['succeeds', 'done', async () => 200],
  ['returns 503', 'failed', async () => 503],
  ['times out', 'late', () => Promise.reject(new RenderTimeout('late'))],
  ['is canceled', 'abandoned', () => Promise.reject(new Abandoned('abandoned'))],
  ['loses its renderer', 'gone', () => Promise.reject(new RendererGone('gone'))],
  ['throws', 'failed', () => Promise.reject(new Error('other'))],
])(
  'records the duration of a render that %s with the result "%s"',
  async (_what, result, render: () => Promise<number>) => {
    const queue = aQueue();
    await queued(queueOf(queue), render, waiter).catch(() => null);
    expect(measured).toEqual([
      ['chorsu_render_wait_seconds', { queue: 'pages', result: 'turn' }],
      ['chorsu_render_seconds', { queue: 'pages', result }],
    ]);
    expect(queue.running).toBe(0);
  },
);

test('measures only the wait time of a rejected render', async () => {
  await expect(queued(queueOf(aQueue(0)), async () => 200, waiter)).rejects.toThrow(Untried);
  expect(measured).toEqual([['chorsu_render_wait_seconds', { queue: 'pages', result: 'none' }]]);
});
