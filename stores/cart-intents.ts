import { UNITS_MAX } from '@/lib/domain/product/bounds';
import { amountDesired, amountSettled, isAmountDesired } from './cart';
import { IntentStore } from './intent-store';

/** The requested amounts in the cart, keyed by sub-product id; 0 removes the line. */
export const cartIntents = new IntentStore<number>({
  name: 'chorsu:cart-intents',
  isValue: isAmount,
  desired: amountDesired,
  isDesired: isAmountDesired,
  settled: amountSettled,
});

export const { useWaitingCount, useIsWaiting } = cartIntents;

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= UNITS_MAX;
}
