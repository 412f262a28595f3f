import { expect, test } from 'vitest';
import type { FinishedPage } from '@/server/pages/page';
import type { PageOrder } from '@/server/rendering/renderers/messages';
import { warmUp } from '@/server/rendering/warm-up';

const LIST_HTML = '<a href="/products?page=2">2</a><a href="/products/choynak-7">Choynak</a>';

type Costs = { cpuMs: number; idleMs?: number; status?: number };

/** Stubs a renderer that records its pages. `costOf` returns the time and status of each page. */
function aRenderer(costOf: (nth: number, target: string) => Costs) {
  const clocks = { idle: 1000, cpu: 500 };
  const rendered: string[] = [];
  const render = async ({ request }: PageOrder): Promise<FinishedPage> => {
    const { cpuMs, idleMs = 0, status = 200 } = costOf(rendered.length, request.target);
    rendered.push(request.target);
    clocks.cpu += cpuMs;
    clocks.idle += idleMs;
    const bodies = { identity: Buffer.from(request.target === '/products' ? LIST_HTML : '') };
    const page = {
      status,
      headers: [],
      etag: '',
      bodies,
      tags: [],
      isInvalidated: false,
      bytes: 0,
    };
    return { page, isKnown: true, isCacheable: true, isEmpty: false };
  };
  const run = () => warmUp(render, { idleMs: () => clocks.idle, cpuMs: () => clocks.cpu });
  return { rendered, run };
}

const ROUND = ['/', '/products', '/products/choynak-7'];

test('renders the home page, a list and a product until rounds get no faster', async () => {
  const cpuMsOfRounds = [400, 100, 40, 39, 1];
  const { rendered, run } = aRenderer((nth) => ({
    cpuMs: cpuMsOfRounds[Math.floor(nth / 3)] ?? 0,
  }));
  await run();
  expect(rendered).toEqual([...ROUND, ...ROUND, ...ROUND, ...ROUND]);
});

test.each([
  ['three seconds of processor time', { cpuMs: 700 }],
  ['two seconds of waiting', { cpuMs: 1, idleMs: 400 }],
])('starts no further round of pages after %s', async (_limit, cost) => {
  const { rendered, run } = aRenderer((nth) => ({ ...cost, cpuMs: cost.cpuMs / (1 + nth / 10) }));
  await run();
  expect(rendered).toEqual([...ROUND, ...ROUND]);
});

test.each([
  ['responds with an error', () => ({ cpuMs: 1, status: 503 })],
  [
    'fails',
    () => {
      throw new Error('The API is not ready');
    },
  ],
])('limits the retries of a page that %s', async (_how, costOf) => {
  const { rendered, run } = aRenderer(costOf);
  await run();
  expect(rendered.length).toBeLessThanOrEqual(6);
});

test('restarts the round if a page fails, and stops once rounds get no faster', async () => {
  const { rendered, run } = aRenderer((nth) => ({ cpuMs: 100, status: nth === 0 ? 503 : 200 }));
  await run();
  expect(rendered).toEqual(['/', ...ROUND, ...ROUND]);
});
