import { amountWished, isWished, wishAnswered } from './cart';
import { Intents } from './intents';

const AMOUNT_MAX = 1_000_000;

/** How much the cart shall hold, by sub-product; nothing takes the line out. */
export const cartIntents = new Intents<number>({
  name: 'chorsu:cart-intents',
  isValue: isAmount,
  wished: amountWished,
  isWished,
  wishAnswered,
});

export const { useWaitingCount, useIsWaiting } = cartIntents;

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= AMOUNT_MAX;
}
