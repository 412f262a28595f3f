import { ftruncateSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJsonLog } from '@/lib/telemetry/json-log';
import { log } from '@/lib/telemetry/log';

const file = join(mkdtempSync(join(tmpdir(), 'chorsu-log-')), 'log');
/** The log file. It stays open, because the log may flush until the process exits. */
const output = vi.hoisted(() => ({ fd: 0 }));
output.fd = openSync(file, 'a');

/** Redirects the log from standard output to the file. */
vi.mock('pino', async (load) => {
  const { default: pino } = await load<typeof import('pino')>();
  const destination = (options: object) => pino.destination({ ...options, fd: output.fd });
  return {
    default: Object.assign((...given: Parameters<typeof pino>) => pino(...given), {
      destination,
      stdTimeFunctions: pino.stdTimeFunctions,
    }),
  };
});

let close: () => void;

beforeEach(() => {
  ftruncateSync(output.fd);
  close = openJsonLog({ name: 'storefront', level: 'info' });
});

afterEach(() => {
  close();
  globalThis.logSink = undefined;
});

const written = () => readFileSync(file, 'utf8');
const lines = (): Record<string, unknown>[] =>
  written()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const texts = ['/a', '', '"', '\\"', 'a\nb\u0000\u007f', 'oʻ, Цена', '🛒'];

test.each(texts)('writes the request path %j as valid JSON', (path) => {
  log.info('request', { path, status: 200, ms: 0.1, isNew: true, left: null, page: undefined });
  log.debug('left out');
  close();
  const [{ time, ...rest } = {}, ...others] = lines();
  expect(Math.abs(Date.now() - Date.parse(String(time)))).toBeLessThan(60_000);
  expect(rest).toEqual({
    level: 'info',
    pid: process.pid,
    process: 'storefront',
    msg: 'request',
    path,
    status: 200,
    ms: 0.1,
    isNew: true,
    left: null,
  });
  expect(others).toEqual([]);
});

test('writes all lines completely and in order, even if they are many and long', () => {
  const sent = Array.from({ length: 3000 }, (_, at) => 'ж'.repeat(at % 97) + at);
  sent.push('x'.repeat(100_000), 'last');
  for (const path of sent) log.info('request', { path });
  close();
  expect(lines().map(({ path }) => path)).toEqual(sent);
});

test('writes errors immediately and other lines together', async () => {
  log.info('request', { path: '/' });
  expect(written()).toBe('');
  log.error('chores', new TypeError('broken'));
  await expect.poll(written, { timeout: 400 }).toContain('broken');
  expect(lines()).toMatchObject([{ msg: 'request' }, { msg: 'chores', level: 'error' }]);
});

test("writes a single line within seconds, with a renderer's process label", async () => {
  globalThis.logSink?.write('warn', 'read', { process: 'renderer' });
  expect(written()).toBe('');
  await expect.poll(written, { timeout: 5000 }).not.toBe('');
  expect(lines()).toMatchObject([{ process: 'renderer', msg: 'read', level: 'warn' }]);
  expect(written().match(/"process"/g)).toHaveLength(1);
});
