import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The listeners that the tested module registers, by event name. */
const listeners = new Map<string, (...given: never[]) => void>();
const written: string[] = [];
const exit = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  listeners.clear();
  written.length = 0;
  exit.mockReset();
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    listeners.set(String(event), listener);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  for (const [name, stream] of Object.entries({ stdout: process.stdout, stderr: process.stderr })) {
    const note = (event: string, listener: () => void) =>
      listeners.set(`${name} ${event}`, listener);
    vi.spyOn(stream, 'on').mockImplementation(Object(note));
  }
});
afterEach(() => void vi.restoreAllMocks());

const load = () => import('@/server/fail');
const happens = (event: string, error: Error) => listeners.get(event)?.(error as never);

test('prints one line with the reason for a failed start and exits with 1', async () => {
  await load();
  happens(
    'uncaughtException',
    new Error('Invalid settings:\n  PORT: a number\n\n  SITE_URL: none'),
  );
  expect(written).toEqual(['Storefront: Invalid settings: PORT: a number SITE_URL: none\n']);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('logs errors after the start and keeps running', async () => {
  const off = vi.spyOn(process, 'off').mockImplementation(() => process);
  const { failInOneLine, surviveErrors } = await load();
  const { log: logOfNow } = await import('@/lib/telemetry/log');
  const logged = vi.spyOn(logOfNow, 'error').mockImplementation(() => {});
  surviveErrors();
  expect(off.mock.calls).toEqual([['uncaughtException', failInOneLine]]);
  const error = new Error('a failed response');
  happens('uncaughtException', error);
  expect(logged.mock.calls).toEqual([['uncaught', error]]);
  expect([written, exit.mock.calls]).toEqual([[], []]);
});

test.each(['stdout', 'stderr'])('ignores a closed pipe on %s', async (name) => {
  await load();
  expect(listeners.has(`${name} error`)).toBe(true);
  happens(`${name} error`, new Error('EPIPE'));
  expect(written).toEqual([]);
});
