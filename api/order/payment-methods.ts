import { and, eq, gt } from 'drizzle-orm';
import { customers } from '@/api/db/schema/customer';
import { getOwnSettings, isTestMode } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { ONLINE_PAYMENTS, type OnlinePayment } from '@/lib/domain/order/payment-methods';

type PaymentPorts = Pick<Ports, 'db' | 'guard' | 'providers'>;

/**
 * Lists the payment methods that the shop offers, online methods first. Installments are among them
 * only while some customer has a limit, or new customers get one.
 */
export async function listOfferedPayments(ports: PaymentPorts): Promise<PaymentMethod[]> {
  const methods = await listEnabledPayments(ports);
  const { new_customer_instalment_limit: firstLimit } = await getOwnSettings(ports);
  const isReachable = firstLimit > 0 || (await hasLimit(ports.db));
  return methods.filter((method) => method !== 'instalment' || isReachable);
}

/**
 * Lists the payment methods for one shopper. Neither guests (`null`) nor customers without a limit
 * can pay by installment.
 */
export async function listPaymentMethods(
  ports: PaymentPorts,
  customer: number | null,
): Promise<PaymentMethod[]> {
  const methods = await listEnabledPayments(ports);
  if (customer !== null && (await hasLimit(ports.db, customer))) return methods;
  return methods.filter((method) => method !== 'instalment');
}

async function listEnabledPayments(ports: PaymentPorts): Promise<PaymentMethod[]> {
  const enabled = await enabledPayments(ports);
  const offline = (['cash', 'card', 'instalment'] as const).filter((name) => enabled.has(name));
  return [...(await listOnlinePayments(ports)), ...offline];
}

async function enabledPayments(ports: PaymentPorts): Promise<ReadonlySet<string>> {
  return new Set((await getOwnSettings(ports)).payments.split(','));
}

/** Whether the customer, or any customer, has an installment limit. */
async function hasLimit(db: Ports['db'], customer?: number): Promise<boolean> {
  const isSought = customer === undefined ? undefined : eq(customers.id, customer);
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(gt(customers.instalmentLimit, 0), isSought))
    .limit(1);
  return found.length > 0;
}

/** Lists the enabled providers. Without any provider, test mode offers the sandbox page. */
export async function listOnlinePayments(ports: PaymentPorts): Promise<OnlinePayment[]> {
  const enabled = await enabledPayments(ports);
  const isEnabled = (name: OnlinePayment) => enabled.has(name);
  const real = ONLINE_PAYMENTS.filter(
    (name) => name !== 'sandbox' && ports.providers[name] !== undefined,
  );
  if (real.length > 0) return real.filter(isEnabled);
  return (await isTestMode(ports)) ? (['sandbox'] as const).filter(isEnabled) : [];
}
