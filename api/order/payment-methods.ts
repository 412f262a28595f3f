import { isTestMode } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { ONLINE_PAYMENTS, type OnlinePayment } from '@/lib/domain/order/payment-methods';

type PaymentPorts = Pick<Ports, 'db' | 'guard' | 'providers'>;

/** Lists the payment methods that the shop offers, online methods first. */
export async function listOfferedPayments(ports: PaymentPorts): Promise<PaymentMethod[]> {
  return [...(await listOnlinePayments(ports)), 'cash', 'card', 'instalment'];
}

/** Lists the payment methods for one shopper. Guests (`null`) cannot pay by instalment. */
export async function listPaymentMethods(
  ports: PaymentPorts,
  customer: number | null,
): Promise<PaymentMethod[]> {
  const offered = await listOfferedPayments(ports);
  return offered.filter((method) => method !== 'instalment' || customer !== null);
}

/** Lists the configured providers. Without any, test mode offers the sandbox page. */
export async function listOnlinePayments(ports: PaymentPorts): Promise<OnlinePayment[]> {
  const real = ONLINE_PAYMENTS.filter(
    (name) => name !== 'sandbox' && ports.providers[name] !== undefined,
  );
  if (real.length > 0) return real;
  return (await isTestMode(ports)) ? ['sandbox'] : [];
}
