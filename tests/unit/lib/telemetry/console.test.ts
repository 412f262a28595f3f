import { expect, onTestFinished, test, vi } from 'vitest';
import { logConsole } from '@/lib/telemetry/console';

/** Redirects the console to the log, and returns the logged lines. */
function redirected(LOG_FORMAT: 'json' | 'text') {
  const lines: [level: string, text: string][] = [];
  const [methods, sink] = [{ ...console }, globalThis.logSink];
  globalThis.logSink = { isOn: () => true, write: (level, text) => lines.push([level, text]) };
  onTestFinished(() => {
    Object.assign(console, methods);
    globalThis.logSink = sink;
  });
  logConsole({ LOG_FORMAT });
  return lines;
}

test("logs packages' console output instead of printing it when the log is JSON", () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const lines = redirected('json');
  console.log(' \u001b[32m\u001b[1m✓\u001b[22m\u001b[39m', 'Running next.config took 12ms');
  console.info('▲ Next.js');
  console.debug('a detail');
  console.warn('a warning about +998 90 123-45-67');
  console.error('it failed', new Error('no'));

  expect(written).not.toHaveBeenCalled();
  expect(lines).toEqual([
    ['debug', '✓ Running next.config took 12ms'],
    ['debug', '▲ Next.js'],
    ['debug', 'a detail'],
    ['warn', 'a warning about [digits]'],
    ['error', 'it failed'],
  ]);
});

test('leaves the console unchanged when the log is text', () => {
  const { log } = console;
  expect(redirected('text')).toEqual([]);
  expect(console.log).toBe(log);
});
