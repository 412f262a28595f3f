import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJsonLog } from '@/lib/telemetry/json-log';
import { log } from '@/lib/telemetry/log';

let written: Buffer[] = [];

vi.mock('pino', async (load) => {
  const { default: pino } = await load<typeof import('pino')>();
  const write = (bytes: Buffer) => void written.push(Buffer.from(bytes));
  const destination = () => ({ write, flushSync: () => {} });
  return {
    default: Object.assign((...given: Parameters<typeof pino>) => pino(...given), { destination }),
  };
});

let close: () => void;

beforeEach(() => {
  written = [];
  close = openJsonLog({ name: 'storefront', level: 'info' });
});

afterEach(() => {
  close();
  globalThis.logSink = undefined;
});

function lines(): Record<string, unknown>[] {
  close();
  const text = Buffer.concat(written).toString();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const texts = ['/a', '', '"', '\\"', 'a\nb\u0000\u007f', 'oʻ, Цена', '🛒', '\ud800 alone'];

test.each(texts)('a line of a request is JSON, whatever stands in it: %j', (path) => {
  log.info('request', { path, status: 200, ms: 0.1, isNew: true, left: null, page: undefined });
  const [own] = lines();
  const { time, ...rest } = own ?? {};
  expect(Math.abs(Date.now() - Number(time))).toBeLessThan(60_000);
  expect(rest).toEqual({
    ...{ level: 'info', pid: process.pid, process: 'storefront', msg: 'request' },
    ...{ path, status: 200, ms: 0.1, isNew: true, left: null },
  });
});

test('lines come in their order and whole, however many and long they are', () => {
  const sent = Array.from({ length: 3000 }, (_, at) => 'ж'.repeat(at % 97) + at);
  sent.push('x'.repeat(100_000), 'last');
  for (const path of sent) log.info('request', { path });
  expect(lines().map(({ path }) => path)).toEqual(sent);
  expect(written.length).toBeLessThan(20);
});

test('an error is written at once', () => {
  log.info('request', { path: '/' });
  expect(written).toEqual([]);
  log.error('chores', new TypeError('broken'));
  expect(lines()).toMatchObject([{ msg: 'request' }, { msg: 'chores', level: 'error' }]);
});
