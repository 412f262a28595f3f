import { stripVTControlCharacters } from 'node:util';
import { log } from './log';
import type { TelemetrySettings } from './open';
import { scrub } from './scrub';

/**
 * Redirects console output, which packages write, to the log if the log is JSON: standard output
 * may then contain only JSON lines. Messages that are neither warnings nor errors are logged at
 * `debug`.
 */
export function logConsole({ LOG_FORMAT }: Pick<TelemetrySettings, 'LOG_FORMAT'>): void {
  if (LOG_FORMAT !== 'json') return;
  console.error = (...args: unknown[]) => {
    const error = args.find((one) => one instanceof Error);
    const text = textOf(args.filter((one) => typeof one === 'string'));
    if (error) log.error(text || 'console', error);
    else log.warn(text);
  };
  console.warn = (...args: unknown[]) => log.warn(textOf(args));
  const note = (...args: unknown[]) => log.debug(textOf(args));
  Object.assign(console, { log: note, info: note, debug: note });
}

function textOf(args: readonly unknown[]): string {
  return scrub(stripVTControlCharacters(args.map(String).join(' '))).trim();
}
