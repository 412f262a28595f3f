import type { Db } from '@/api/db/database';
import { inTransaction } from '@/api/db/transaction';
import { findUsedUp, type Limit, originLimits, spendLimits } from '@/api/services/session/limit';
import type { ClientOrigin } from '@/api/shared/client-address';

/** The shopper who enters a code. `customer` is `null` for a guest. */
export type Guesser = { customer: number | null; origin: ClientOrigin };

const HOUR = 60 * 60;
/**
 * The numbers of different unknown codes that may be entered per hour. A mobile carrier may give
 * many guests one address, so each customer has a separate limit.
 */
const GUESSES = { customer: 20, address: 40, network: 80, provider: 160 };

/** Returns the seconds until the shopper may try another code; 0 if they may do so now. */
export async function guessesPauseSeconds(db: Db, guesser: Guesser, now: Date): Promise<number> {
  const usedUp = await findUsedUp(db, guessLimits(guesser), now);
  return usedUp?.seconds ?? 0;
}

/**
 * Counts an unknown code. A code that the shopper has already tried within the hour is not counted
 * again, because a cart and a checkout check their code repeatedly.
 *
 * @param code - The normalized code.
 */
export async function countGuess(
  db: Db,
  guesser: Guesser,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const [first, ...others] = guessLimits(guesser);
  if (!first) return;
  await inTransaction(db, async (tx) => {
    const tried = { key: `${first.key}:${code}`, uses: 1, seconds: HOUR };
    if (await spendLimits(tx, [tried], now)) return;
    await spendLimits(tx, [first, ...others], now);
  });
}

function guessLimits({ customer, origin }: Guesser): Limit[] {
  if (customer !== null) {
    return [{ key: `promo:customer:${customer}`, uses: GUESSES.customer, seconds: HOUR }];
  }
  return originLimits('promo', origin, { seconds: HOUR, uses: (name) => GUESSES[name] });
}
