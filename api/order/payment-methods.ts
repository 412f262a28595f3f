import { isTestMode } from '@/api/services/settings';
import type { Ports } from '@/api/shared/ports';
import { ONLINE_PAYMENTS, type OnlinePayment, type PaymentMethod } from '@/lib/constants';

/** In the order in which they are offered. */
export async function listPaymentMethods(
  ports: Pick<Ports, 'db' | 'guard' | 'providers'>,
  customer: number | null,
): Promise<PaymentMethod[]> {
  const online = await listOnlinePayments(ports);
  return [...online, 'cash', 'card', ...(customer === null ? [] : (['instalment'] as const))];
}

/** The sandbox page is offered only in test mode and without a real provider. */
export async function listOnlinePayments(
  ports: Pick<Ports, 'db' | 'guard' | 'providers'>,
): Promise<OnlinePayment[]> {
  const real = ONLINE_PAYMENTS.filter(
    (name) => name !== 'sandbox' && ports.providers[name] !== undefined,
  );
  if (real.length > 0) return real;
  return (await isTestMode(ports)) ? ['sandbox'] : [];
}
