import { UNITS_MAX } from '@/lib/domain/product/bounds';
import type { IntentKind } from './shared-intents';

/** The requested amounts in the cart, keyed by variant id; 0 removes the line. */
export const cartKind: IntentKind<number> = { name: 'chorsu:cart-intents', isValue: isAmount };

/** Whether products are liked, keyed by product id. */
export const likedKind: IntentKind<boolean> = {
  name: 'chorsu:liked-intents',
  isValue: (value) => typeof value === 'boolean',
};

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= UNITS_MAX;
}
