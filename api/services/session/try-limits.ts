import { inTransaction } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import { CODE_TRIES } from './code';
import { type CodeClient, refusalOf, tryBudgets, wrongBudget, wrongOfPhone } from './code-budget';
import { findUsedUp, giveBack, spendLimits } from './limit';

type Taken = { tries: number; giveTryBack: () => Promise<void> };

/**
 * Deducts one attempt from the origin's limits before any code is compared; a correct code returns
 * the attempt. After too many wrong codes from strangers, in total or for this phone, each code
 * allows one attempt. Known browsers always have five (ADR 044).
 */
export async function spendTry(
  ports: Ports,
  client: CodeClient,
  locale: ContentLocale,
): Promise<Taken> {
  const { db, smsPerHour } = ports;
  if (client.standing.knownBy === 'browser') {
    return { tries: CODE_TRIES, giveTryBack: async () => {} };
  }
  const now = ports.now();
  const originBudgets = tryBudgets(client, smsPerHour);
  const alarm = wrongBudget('alarm', smsPerHour);
  const ofPhone = wrongOfPhone(client.phone);
  const shared = [wrongBudget('all', smsPerHour), alarm, ofPhone];
  const usedUp = await findUsedUp(db, [...originBudgets, ...shared], now);
  const isAlarmed = usedUp?.limit === alarm || usedUp?.limit === ofPhone;
  if (usedUp && !isAlarmed) throw refusalOf(usedUp, locale);
  await inTransaction(db, async (tx) => {
    const spent = await spendLimits(tx, originBudgets, now);
    if (spent) throw refusalOf(spent, locale);
  });
  const keys = originBudgets.map(({ key }) => key);
  return { tries: isAlarmed ? 1 : CODE_TRIES, giveTryBack: () => giveBack(db, keys) };
}

/** Counts a wrong code. Only guesses at an existing code count, because others cannot succeed. */
export async function countWrong(ports: Ports, client: CodeClient): Promise<void> {
  if (client.standing.knownBy === 'browser') return;
  const budgets = [wrongOfPhone(client.phone), wrongBudget('all', ports.smsPerHour)];
  await inTransaction(ports.db, (tx) => spendLimits(tx, budgets, ports.now()));
}
