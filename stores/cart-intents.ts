import { amountDesired, amountSettled, isAmountDesired } from './cart';
import { cartKind } from './intent-kinds';
import { IntentStore } from './intent-store';

export const cartIntents = new IntentStore<number>({
  ...cartKind,
  desired: amountDesired,
  isDesired: isAmountDesired,
  settled: amountSettled,
});
