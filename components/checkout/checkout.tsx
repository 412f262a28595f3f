'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { useStartPayment } from '@/lib/client/order';
import type { Order } from '@/lib/contract/order';
import type { User } from '@/lib/contract/user';
import { isOnlinePayment } from '@/lib/domain/checkout';
import { formatCount } from '@/lib/domain/number';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { replaceAddress } from '@/lib/navigation/history-entry';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { checkoutDraftForgotten } from '@/stores/checkout-draft';
import { orderCartPlaced } from '@/stores/order-cart';
import { CheckoutForm } from './checkout-form';

/** From the filled form to the page that tells what became of it, past the provider's where paid. */
export function Checkout({ user }: { user: User }) {
  const t = useTranslations('orders.late');
  const router = useLocalizedRouter();
  const isMounted = useIsMounted();
  const toOrders = { label: t('show'), onPress: () => router.push('/user/orders') };
  const payment = useStartPayment({ onFailed: showOrder });

  // An order on its way cannot be called back: whoever has left is told what came of it, no more.
  function placed({ id, payment: provider }: Order) {
    checkoutDraftForgotten();
    orderCartPlaced(id);
    if (!isMounted()) return toast(t('placed', { id: formatCount(id) }), { action: toOrders });
    showOrder(id);
    if (isOnlinePayment(provider)) payment.mutate({ order: id, provider });
  }

  return <CheckoutForm user={user} onPlaced={placed} />;
}

// At once and without the server: the way back from the provider leads to the order.
function showOrder(id: number) {
  replaceAddress(`?order=${id}`);
  window.scrollTo(0, 0);
}
