import { deliveryDayChanges } from './delivery';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * Returns the time until which a customer may request a return: the last second of the last day in
 * Tashkent. `null` if the shop accepts no returns.
 */
export function returnUntil(receivedAt: Date, returnDays: number): Date | null {
  if (returnDays === 0) return null;
  const [, , nextMidnight] = deliveryDayChanges(receivedAt.getTime());
  return new Date(nextMidnight + returnDays * DAY_MS - SECOND_MS);
}
