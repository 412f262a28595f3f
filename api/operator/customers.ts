import { eq } from 'drizzle-orm';
import { recordChange } from '@/api/db/change-events';
import { customers } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import { OperatorFailure } from '@/api/shared/errors';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { readPhone } from '@/lib/domain/text/phone';
import type { Command, LimitChange, OperatorShop } from './command';

/** The maximum installment limit per customer, in UZS. */
export const LIMIT_MAX = 1_000_000_000;
const NOT_FOUND = 404;

/**
 * Sets the installment limit of a customer and invalidates all pages, because they offer
 * installments only while at least one customer has a limit.
 */
export async function setLimit(
  shop: OperatorShop,
  { phone: text, limit, preview }: Command<'setLimit'>,
): Promise<LimitChange> {
  const { kind, digits: phone } = readPhone(text);
  if (kind !== 'complete') throw new OperatorFailure(`'${text}' is not a phone number`);
  const before = await inTransaction(shop.db, async (tx) => {
    const isSought = eq(customers.phone, phone);
    const [found] = await tx.select().from(customers).where(isSought).for('no key update');
    if (!found) {
      const reason = `no customer has the phone ${formatPhone(phone)}. The customer must sign in first`;
      throw new OperatorFailure(reason, { status: NOT_FOUND });
    }
    if (preview) return found.instalmentLimit;
    await tx.update(customers).set({ instalmentLimit: limit }).where(isSought);
    await recordChange(tx, [pageTag.site]);
    return found.instalmentLimit;
  });
  if (!preview) shop.publishInvalidation([pageTag.site]);
  return { phone, before, after: limit };
}
