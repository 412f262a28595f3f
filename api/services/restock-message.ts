import { inArray, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import { restockAlerts } from '@/api/db/schema/restock';
import { getOwnSettings } from '@/api/services/content/settings';
import { spendLimits } from '@/api/services/session/limit';
import { sendSms } from '@/api/services/session/send-sms';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import { smsText } from '@/api/shared/sms/sms-text';
import { wholePhrases } from '@/lib/domain/product/product-title';
import { localePath } from '@/lib/domain/routing/locale-path';
import { productSlug } from '@/lib/domain/text/slug';

/** Maximum number of alerts per run; the next run continues. */
const BATCH = 20;
/** Percentage of `SMS_PER_HOUR` for alerts, in addition to the share of sign-in codes. */
const SHARE = 10;
const TRIES_MAX = 8;
const PAUSE_MS = 15 * 60_000;
const NAME_MAX = 40;

type Alert = typeof restockAlerts.$inferSelect;
type Senders = Pick<Ports, 'db' | 'now' | 'guard' | 'smsPerHour' | 'providers'>;

/**
 * Sends an SMS to shoppers whose product is back in stock, once per alert. The alert is deleted
 * before its message is sent, so that neither a crash nor another process sends it twice.
 */
export async function sendRestockMessages({ sms, ...ports }: Senders & Pick<Ports, 'sms'>) {
  if (!sms) return;
  const due = await takeDue(ports.db, ports.now());
  if (due.length === 0) return;
  const textOf = await writer(ports, due);
  const notified = new Set<string>();
  for (const [at, alert] of due.entries()) {
    const recipient = `${alert.phone} ${alert.variantId}`;
    if (notified.has(recipient)) continue;
    notified.add(recipient);
    if (await isBudgetUsedUp(ports)) return putBack(ports.db, due.slice(at));
    const message = { about: 'restock', phone: alert.phone, text: textOf(alert) } as const;
    if (await sendSms({ ...ports, sms }, message)) await putOff(ports, alert);
  }
}

function takeDue(db: Db, now: Date): Promise<Alert[]> {
  // No alert is postponed beyond this time. A later due time means that the clock was set back, so
  // such an alert is due as well.
  const latest = new Date(now.getTime() + TRIES_MAX * PAUSE_MS);
  const due = sql`select a.id from ${restockAlerts} a
    join ${variants} v on v.id = a.variant_id and v.stock > 0 and not v.is_withdrawn
    join ${products} p on p.id = v.product_id and p.withdrawn_at is null
    where (a.due_at <= ${now} or a.due_at > ${latest}) order by a.id limit ${BATCH} for update of a skip locked`;
  return db.delete(restockAlerts).where(sql`id = any(array(${due}))`).returning();
}

async function isBudgetUsedUp({ db, smsPerHour, now }: Senders): Promise<boolean> {
  const uses = Math.ceil((smsPerHour * SHARE) / 100);
  return (await spendLimits(db, [{ key: 'restock:all', uses, seconds: 3600 }], now())) !== null;
}

async function putOff({ db, now }: Senders, alert: Alert): Promise<void> {
  const tries = alert.tries + 1;
  const dueAt = new Date(now().getTime() + tries * PAUSE_MS);
  if (tries < TRIES_MAX) await putBack(db, [{ ...alert, tries, dueAt }]);
}

/** Restores the alerts, except those that the shopper requested again in the meantime. */
async function putBack(db: Db, alerts: Alert[]): Promise<void> {
  await db.insert(restockAlerts).values(alerts).onConflictDoNothing();
}

async function writer(ports: Senders, alerts: Alert[]): Promise<(alert: Alert) => string> {
  const { app_name: shop } = await getOwnSettings(ports);
  const ids = alerts.map(({ variantId }) => variantId);
  const goods = await ports.db
    .select({ variantId: variants.id, productId: products.id, name: products.name })
    .from(variants)
    .innerJoin(products, sql`${products.id} = ${variants.productId}`)
    .where(inArray(variants.id, ids))
    .limit(ids.length);
  return ({ variantId, locale }) => {
    const found = goods.find((row) => row.variantId === variantId);
    if (!found) return '';
    const path = localePath(locale, `/products/${productSlug(found.name.uz, found.productId)}`);
    const link = `${ports.providers.siteUrl}${path}?option=${variantId}`;
    const name = wholePhrases(textIn(found.name, locale), NAME_MAX);
    return smsText('restockSms', locale, { shop, name, link });
  };
}
