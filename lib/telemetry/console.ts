import { log } from './log';
import type { TelemetrySettings } from './open';
import { scrub } from './scrub';

/** What packages write to the console becomes lines of the log, where that is JSON. */
export function logConsole({ LOG_FORMAT }: TelemetrySettings): void {
  if (LOG_FORMAT !== 'json') return;
  console.error = (...said: unknown[]) => {
    const error = said.find((one) => one instanceof Error);
    const text = scrub(said.filter((one) => typeof one === 'string').join(' ')).trim();
    if (error) log.error(text || 'console', error);
    else log.warn(text);
  };
  console.warn = (...said: unknown[]) => log.warn(scrub(said.map(String).join(' ')));
}
