import { log } from '@/lib/telemetry/log';
import { isUnavailable, sqlState } from './failure';

/** Of work that is tried again: without a database that is nothing unexpected. */
export function noteFailure(work: string, error: unknown): void {
  if (isUnavailable(error)) log.warn(`${work}: the database is not to be had (${sqlState(error)})`);
  else log.error(work, error);
}
