import { log } from './log';
import type { TelemetrySettings } from './open';
import { scrub } from './scrub';

/** Redirects the console output of packages to the log when the log is JSON. */
export function logConsole({ LOG_FORMAT }: TelemetrySettings): void {
  if (LOG_FORMAT !== 'json') return;
  console.error = (...args: unknown[]) => {
    const error = args.find((one) => one instanceof Error);
    const text = scrub(args.filter((one) => typeof one === 'string').join(' ')).trim();
    if (error) log.error(text || 'console', error);
    else log.warn(text);
  };
  console.warn = (...args: unknown[]) => log.warn(scrub(args.map(String).join(' ')));
}
