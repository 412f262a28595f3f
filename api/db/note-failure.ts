import { log } from '@/lib/telemetry/log';
import { isOutOfRoom, isUnavailable, unavailableLine } from './failure';

/** Of work that is tried again: without a database that is nothing unexpected. */
export function noteFailure(work: string, error: unknown): void {
  if (isOutOfRoom(error)) return;
  if (isUnavailable(error)) log.warn(`${work}: ${unavailableLine(error)}`);
  else log.error(work, error);
}
