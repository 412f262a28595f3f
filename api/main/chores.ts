import { clearChanges } from '@/api/db/change-events';
import { noteFailure } from '@/api/db/failure';
import { reportDay } from '@/api/order/daily-report';
import { warnOfLapsing } from '@/api/order/lapsing';
import { cancelOverdue } from '@/api/order/order-status';
import { watchWaitingOrders } from '@/api/order/waiting-orders';
import { clearExpired } from '@/api/services/clear-expired';
import { sendRestockMessages } from '@/api/services/restock-message';
import type { Ports } from '@/api/shared/ports';
import { areMetricsOn } from '@/lib/telemetry/metrics';

const EVERY_MS = 60_000;

/**
 * Runs the periodic work once a minute. Returns a function that stops it and waits for the current
 * run.
 */
export function startChores(ports: Ports): () => Promise<void> {
  const countWaiting = watchWaitingOrders(ports);
  const run = async () => {
    // Waiting orders are counted first, so that the alerts about them do not depend on the other
    // chores.
    if (areMetricsOn()) await countWaiting();
    await doChores(ports);
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A failed run is only logged, because the next run does the same work.
    running = run().catch((error: unknown) => noteFailure('chores', error));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Does the periodic work once. The first failure ends the run. */
export async function doChores(ports: Ports): Promise<void> {
  await cancelOverdue(ports);
  await warnOfLapsing(ports);
  await reportDay(ports);
  await sendRestockMessages(ports);
  await clearExpired(ports);
  await clearChanges(ports.db, ports.now());
}
