import { and, eq, sql } from 'drizzle-orm';
import { customers } from '@/api/db/schema/customer';
import type { OwnSettings } from '@/api/services/content/own-settings';
import { getOwnSettings } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { ONLINE_PAYMENTS, type OnlinePayment } from '@/lib/domain/order/payment-methods';

type PaymentPorts = Pick<Ports, 'db' | 'guard' | 'providers'>;

const SANDBOX = ['sandbox'] as const;
const OFFLINE_PAYMENTS = ['cash', 'card', 'instalment'] as const;

/**
 * Lists the payment methods that the shop offers, online methods first. Omits installments while no
 * customer has a limit and new customers get none.
 */
export async function listOfferedPayments(ports: PaymentPorts): Promise<PaymentMethod[]> {
  const own = await getOwnSettings(ports);
  const isReachable = own.new_customer_instalment_limit > 0 || (await hasLimit(ports.db));
  return enabledPayments(ports, own).filter((method) => method !== 'instalment' || isReachable);
}

/**
 * Lists the payment methods for one shopper. Neither guests (`null`) nor customers without a limit
 * can pay by installment.
 */
export async function listPaymentMethods(
  ports: PaymentPorts,
  customer: number | null,
): Promise<PaymentMethod[]> {
  const methods = enabledPayments(ports, await getOwnSettings(ports));
  if (customer !== null && (await hasLimit(ports.db, customer))) return methods;
  return methods.filter((method) => method !== 'instalment');
}

/** Lists the enabled providers. Without any provider, test mode offers the sandbox page. */
export async function listOnlinePayments(ports: PaymentPorts): Promise<OnlinePayment[]> {
  return onlinePayments(ports, await getOwnSettings(ports));
}

function enabledPayments(ports: PaymentPorts, own: OwnSettings): PaymentMethod[] {
  return [...onlinePayments(ports, own), ...OFFLINE_PAYMENTS.filter(enabledIn(own))];
}

function onlinePayments({ providers }: PaymentPorts, own: OwnSettings): OnlinePayment[] {
  const configured = ONLINE_PAYMENTS.filter(
    (name) => name !== 'sandbox' && providers[name] !== undefined,
  );
  if (configured.length > 0) return configured.filter(enabledIn(own));
  return own.test_mode ? SANDBOX.filter(enabledIn(own)) : [];
}

function enabledIn({ payments }: OwnSettings): (name: PaymentMethod) => boolean {
  const enabled = new Set(payments.split(','));
  return (name) => enabled.has(name);
}

/**
 * Returns whether the customer has an installment limit; without `customer`, whether anyone has
 * one.
 */
async function hasLimit(db: Ports['db'], customer?: number): Promise<boolean> {
  const isSought = customer === undefined ? undefined : eq(customers.id, customer);
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    // Zero is a literal, because with a parameter PostgreSQL might not use the partial index.
    .where(and(sql`${customers.instalmentLimit} > 0`, isSought))
    .limit(1);
  return found.length > 0;
}
