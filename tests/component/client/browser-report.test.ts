import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { REPORT_PATH } from '@/lib/constants';
import { stubNavigator } from '@/tests/support/navigator';

type Listen = (note: (metric: Pick<Metric, 'name' | 'value'>) => void) => void;
const listening = new Map<string, Parameters<Listen>[0]>();
vi.mock('web-vitals', () => {
  const on =
    (name: string): Listen =>
    (note) =>
      void listening.set(name, note);
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
  return Object.fromEntries(names.map((name) => [`on${name}`, on(name)]));
});

const sent: [path: string, report: Record<string, unknown>][] = [];
const listeners: [string, EventListener][] = [];

/**
 * Opens a page and starts its report twice. The listeners are removed after the test.
 *
 * @returns The number of listeners that were added.
 */
async function aPageView(path = '/products/qozon') {
  history.replaceState(null, '', path);
  const add = vi.spyOn(window, 'addEventListener');
  const { startReport } = await import('@/lib/client/page/browser-report');
  startReport();
  startReport();
  for (const [type, listener] of add.mock.calls) listeners.push([type, Object(listener)]);
  return add.mock.calls.length;
}

const note = (name: Metric['name'], value: number) => listening.get(name)?.({ name, value });
const changeVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  window.dispatchEvent(new Event('visibilitychange'));
};
const fails = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejects = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

function anError(name: string, ...frames: string[]) {
  const error = Object.assign(new Error('a search term'), { name });
  error.stack = [`${name}: a search term`, ...frames].join('\n');
  return error;
}

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  listening.clear();
  const sendBeacon = (path: string, text: string) => sent.push([path, JSON.parse(text)]);
  stubNavigator('sendBeacon', { value: sendBeacon });
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  history.replaceState(null, '', '/');
});

test('reports web vitals, in seconds, once per page view when the page is hidden', async () => {
  await aPageView();
  note('LCP', 2500);
  note('CLS', 0.25);
  changeVisibility('visible');
  expect(sent).toEqual([]);
  note('LCP', 1500);
  changeVisibility('hidden');
  changeVisibility('hidden');
  const vitals = { LCP: 1.5, CLS: 0.25 };
  expect(sent).toEqual([
    [REPORT_PATH, { path: '/products/qozon', device: expect.any(String), vitals }],
  ]);
});

test('observes all five web vitals and adds its listeners only once', async () => {
  expect(await aPageView()).toBe(3);
  expect([...listening.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
});

test('reports an error by name and position, without its text or search terms', async () => {
  await aPageView();
  fails(
    anError(
      'TypeError',
      '    at draw (https://shop.test/_next/static/chunks/a.js?v=1:10:20)',
      '    at https://shop.test/search?q=secret:3:4',
      '    at <anonymous>',
      '    at a.js:10:20 secret was searched for',
    ),
  );
  expect(sent).toEqual([
    [
      REPORT_PATH,
      {
        name: 'TypeError',
        stack: ['at draw (/_next/static/chunks/a.js:10:20)', 'at /search:3:4'],
      },
    ],
  ]);
});

test('reports the same error once, and at most three per page view', async () => {
  await aPageView();
  const at = (line: number) => anError('Error', `    at https://shop.test/a.js:${line}:1`);
  fails(at(1));
  rejects(at(1));
  rejects(at(2));
  for (const line of [3, 4, 5]) fails(at(line));
  expect(sent.map(([, { stack }]) => stack)).toEqual([
    ['at /a.js:1:1'],
    ['at /a.js:2:1'],
    ['at /a.js:3:1'],
  ]);
});

test('reports only errors, each with at most six shortened frames', async () => {
  await aPageView();
  fails('text');
  rejects(undefined);
  expect(sent).toEqual([]);
  const frames = Array.from({ length: 8 }, (_, at) => `    at ${'f'.repeat(400)}.js:${at}:1`);
  fails(anError('Error', ...frames));
  expect(sent).toEqual([
    [REPORT_PATH, { name: 'Error', stack: Array(6).fill(`at ${'f'.repeat(297)}`) }],
  ]);
});
