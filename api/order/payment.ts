import { eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { OrderRow } from '@/api/db/schema/order';
import { orders } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { requireOrder, setPayment } from '@/api/order/order-transitions';
import { clickLink } from '@/api/order/payments/click/link';
import { paymeLink } from '@/api/order/payments/payme/link';
import type { Bill, Providers } from '@/api/order/payments/providers';
import { openPayment, takesMoney } from '@/api/order/payments/record';
import { sandboxPath } from '@/api/order/payments/sandbox/page';
import { Conflict, Invalid, NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import { dueOf } from '@/lib/domain/order/amounts';
import type {
  OnlinePayment,
  PaymentMethod,
  PaymentProvider,
} from '@/lib/domain/order/payment-methods';
import { localePath } from '@/lib/domain/routing/locale-path';
import { cancelOverdue } from './order-status';
import { listOnlinePayments } from './payment-methods';

type Input = { customer: number; id: number; provider: PaymentMethod; locale: ContentLocale };
type Start = { order: OrderRow; provider: OnlinePayment; locale: ContentLocale };

/**
 * Starts an online payment and returns the URL of the provider's page.
 *
 * The customer may switch providers and retry after a rejected payment.
 *
 * @throws NotFound when the order does not exist or belongs to another customer.
 * @throws Invalid when the provider is not offered or the order is paid by installment.
 * @throws Conflict when the order is already paid or cannot be paid.
 */
export async function startPayment(
  ports: Ports,
  { customer, id, provider: requested, locale }: Input,
): Promise<{ redirect_url: string }> {
  const offered = await listOnlinePayments(ports);
  const provider = offered.find((name) => name === requested);
  await cancelOverdue(ports, customer);
  const redirectUrl = await inTransaction(ports.db, async (tx) => {
    const order = await requireOrder(tx, id);
    if (order.customerId !== customer) throw new NotFound('noOrder');
    if (!provider || order.payment === 'instalment') {
      throw new Invalid({ provider: 'fieldInvalid' });
    }
    refuseClosed(order);
    await expectPayment(tx, order, { provider, at: ports.now() });
    return provider === 'sandbox'
      ? openSandbox(tx, ports, { order, provider, locale })
      : linkOf(ports.providers, provider, { order, locale });
  });
  return { redirect_url: redirectUrl };
}

function refuseClosed(order: OrderRow): void {
  if (takesMoney(order)) return;
  throw new Conflict(order.paymentStatus === 'confirmed' ? 'paid' : 'illegalMove');
}

async function expectPayment(
  tx: Db,
  order: OrderRow,
  { provider, at }: { provider: OnlinePayment; at: Date },
): Promise<void> {
  if (order.paymentStatus === 'rejected')
    await setPayment(tx, order, { to: 'waiting', actor: 'customer', at });
  if (order.payment === provider) return;
  await tx.update(orders).set({ payment: provider }).where(eq(orders.id, order.id));
}

async function openSandbox(
  tx: Db,
  ports: Ports,
  { order, provider, locale }: Start,
): Promise<string> {
  const [token, at] = [ports.newToken(), ports.now()];
  await openPayment(tx, order, { provider, externalId: token, providerTime: at.getTime(), at });
  return sandboxPath(token, locale);
}

/** Returns the path of the page to which a provider redirects the shopper after the payment. */
export function returnPath(order: number, locale: ContentLocale): string {
  return localePath(locale, `/orders?order=${order}`);
}

type ToLink = (providers: Providers, bill: Bill) => string | undefined;

const links: Record<PaymentProvider, ToLink> = {
  payme: ({ payme }, bill) => payme && paymeLink(payme, bill),
  click: ({ click }, bill) => click && clickLink(click, bill),
};

function linkOf(
  providers: Providers,
  provider: PaymentProvider,
  { order, locale }: { order: OrderRow; locale: ContentLocale },
): string {
  const link = links[provider](providers, {
    orderId: order.id,
    total: dueOf(order),
    locale,
    returnUrl: providers.siteUrl + returnPath(order.id, locale),
  });
  if (link === undefined) throw new Error(`${provider} is offered but not set up`);
  return link;
}
