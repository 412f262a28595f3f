import { and, asc, count, eq, ne } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import { customers } from '@/api/db/schema/customer';
import { restockAlerts } from '@/api/db/schema/restock';
import { advisoryLock, inTransaction } from '@/api/db/transaction';
import { isTestMode } from '@/api/services/content/settings';
import { type Limit, originLimits, spendLimits } from '@/api/services/session/limit';
import type { ClientOrigin } from '@/api/shared/client-address';
import { Conflict, Gone, Invalid, NotFound, TooMany, Unavailable } from '@/api/shared/errors';
import { waitText } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { RestockAlert } from '@/lib/contract/restock';

/** Maximum number of alerts per shopper. It also limits the size of the response. */
const ALERTS_MAX = 50;
const HOUR = 60 * 60;
/**
 * Maximum requests per phone and day, and per origin and hour, because anyone can enter any phone
 * number (ADR 081).
 */
const USES = { phone: 10, address: 20, network: 100, provider: 300 };

type Input = Received<'restock.add'>['body'] & {
  customer: number | null;
  newShopper: () => string;
  origin: ClientOrigin;
  locale: ContentLocale;
};

/**
 * Lists the shopper's alerts, oldest first. Returns an empty list for a shopper without a key
 * (`null`).
 */
export async function listRestockAlerts(
  { db }: Pick<Ports, 'db'>,
  shopper: string | null,
): Promise<ListResult<RestockAlert>> {
  if (shopper === null) return toListResult([]);
  const rows = await db
    .select({ sub_product: restockAlerts.variantId, phone: restockAlerts.phone })
    .from(restockAlerts)
    .where(eq(restockAlerts.shopper, shopper))
    .orderBy(asc(restockAlerts.id))
    .limit(ALERTS_MAX);
  return toListResult(rows);
}

/**
 * Adds an alert: the shopper gets an SMS when a sold-out SKU is back in stock. A repeated request
 * changes the phone.
 *
 * Without a phone in the request, the customer's own phone is used.
 *
 * @throws NotFound when the SKU does not exist.
 * @throws Gone when the SKU or its product is withdrawn.
 * @throws Conflict when the SKU is in stock.
 * @throws Invalid when a guest sends no phone, or the shopper has too many alerts.
 * @throws TooMany when the phone's or the origin's limit is used up.
 * @throws Unavailable when the shop has no SMS provider and is not in test mode.
 */
export async function addRestockAlert(ports: Ports, input: Input): Promise<RestockAlert> {
  const { sub_product: variantId, customer, newShopper, origin, locale } = input;
  await requireSoldOut(ports.db, variantId);
  if (!ports.sms && !(await isTestMode(ports))) throw new Unavailable('restockUnavailable');
  const phone = input.phone ?? (await phoneOf(ports.db, customer));
  const shopper = newShopper();
  const now = ports.now();
  await inTransaction(ports.db, async (tx) => {
    await advisoryLock(tx, `restock:${shopper}`);
    await refuseFull(tx, shopper, variantId);
    const usedUp = await spendLimits(tx, limitsOf(phone, origin), now);
    if (usedUp) {
      const { seconds } = usedUp;
      throw new TooMany('restockLater', { seconds, values: { time: waitText(seconds, locale) } });
    }
    await tx
      .insert(restockAlerts)
      .values({ shopper, variantId, phone, locale, createdAt: now, dueAt: now })
      .onConflictDoUpdate({
        target: [restockAlerts.shopper, restockAlerts.variantId],
        set: { phone, locale },
      });
  });
  return { sub_product: variantId, phone };
}

/** Removes an alert. Idempotent. */
export async function removeRestockAlert(
  { db }: Pick<Ports, 'db'>,
  shopper: string | null,
  variantId: number,
): Promise<void> {
  if (shopper === null) return;
  await db
    .delete(restockAlerts)
    .where(and(eq(restockAlerts.shopper, shopper), eq(restockAlerts.variantId, variantId)));
}

async function requireSoldOut(db: Db, variantId: number): Promise<void> {
  const [found] = await db
    .select({
      stock: variants.stock,
      isWithdrawn: variants.isWithdrawn,
      withdrawnAt: products.withdrawnAt,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId))
    .limit(1);
  if (!found) throw new NotFound('noProduct');
  if (found.isWithdrawn || found.withdrawnAt) throw new Gone();
  if (found.stock > 0) throw new Conflict('restockInStock');
}

async function phoneOf(db: Db, customer: number | null): Promise<string> {
  if (customer === null) throw new Invalid({ phone: 'fieldRequired' });
  const [found] = await db
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customer))
    .limit(1);
  if (!found) throw new Invalid({ phone: 'fieldRequired' });
  return found.phone;
}

async function refuseFull(tx: Db, shopper: string, variantId: number): Promise<void> {
  const [held] = await tx
    .select({ others: count() })
    .from(restockAlerts)
    .where(and(eq(restockAlerts.shopper, shopper), ne(restockAlerts.variantId, variantId)));
  if (held && held.others >= ALERTS_MAX) throw new Invalid({}, 'restockFull');
}

function limitsOf(phone: string, origin: ClientOrigin): Limit[] {
  return [
    { key: `restock:phone:${phone}`, uses: USES.phone, seconds: 24 * HOUR },
    ...originLimits('restock', origin, { seconds: HOUR, uses: (name) => USES[name] }),
  ];
}
