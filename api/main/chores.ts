import { clearChanges } from '@/api/db/change-events';
import { noteFailure } from '@/api/db/failure';
import { reportDay } from '@/api/order/daily-report';
import { warnOfLapsing } from '@/api/order/lapsing';
import { cancelOverdue } from '@/api/order/order-status';
import { clearExpired } from '@/api/services/clear-expired';
import { sendRestockMessages } from '@/api/services/restock-message';
import type { Ports } from '@/api/shared/ports';

const EVERY_MS = 60_000;

export function startChores(ports: Ports): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A failed run is only logged, because the next run does the same work.
    running = doChores(ports).catch((error: unknown) => noteFailure('chores', error));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function doChores(ports: Ports): Promise<void> {
  await cancelOverdue(ports);
  await warnOfLapsing(ports);
  await reportDay(ports);
  await sendRestockMessages(ports);
  await clearExpired(ports);
  await clearChanges(ports.db, ports.now());
}
