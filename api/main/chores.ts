import { lt } from 'drizzle-orm';
import { idempotencyKeys } from '@/api/db/schema/order';
import { cancelUnpaid } from '@/api/order/order-status';
import type { Ports } from '@/api/shared/ports';

const EVERY_MS = 60_000;
/** Longer than anyone retries an order. */
const KEYS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Starts the periodic background work; returns what stops it. */
export function startChores(ports: Ports): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = doChores(ports).catch((error: unknown) => console.error('chores:', error));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function doChores(ports: Ports): Promise<void> {
  await cancelUnpaid(ports);
  const before = new Date(ports.now().getTime() - KEYS_KEPT_MS);
  await ports.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
