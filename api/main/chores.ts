import { clearChanges } from '@/api/db/change-events';
import { isUnavailable, sqlState } from '@/api/db/failure';
import { cancelOverdue } from '@/api/order/order-status';
import { clearExpired } from '@/api/services/clear-expired';
import { tellOfRestock } from '@/api/services/restock-message';
import type { Ports } from '@/api/shared/ports';
import { log } from '@/lib/telemetry/log';

const EVERY_MS = 60_000;

export function startChores(ports: Ports): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = doChores(ports).catch(noteFailure);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** The next run makes up for one without a database. */
function noteFailure(error: unknown): void {
  if (isUnavailable(error)) log.warn(`chores: the database is not to be had (${sqlState(error)})`);
  else log.error('chores', error);
}

export async function doChores(ports: Ports): Promise<void> {
  await cancelOverdue(ports);
  await tellOfRestock(ports);
  await clearExpired(ports);
  await clearChanges(ports.db, ports.now());
}
