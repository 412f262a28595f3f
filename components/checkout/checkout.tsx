'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/feedback/toast';
import { useStartPayment } from '@/lib/client/order/order';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import type { Order } from '@/lib/contract/order';
import type { User } from '@/lib/contract/user';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { replaceAddress } from '@/lib/navigation/history-entry';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { checkoutDraftCleared } from '@/stores/checkout-draft';
import { orderCartPlaced } from '@/stores/order-cart';
import { CheckoutForm } from './checkout-form';

export function Checkout({ user }: { user: User }) {
  const t = useTranslations('orders.late');
  const router = useLocalizedRouter();
  const messages = useOrderMessages();
  const isMounted = useIsMounted();
  const toOrders = { label: t('show'), onPress: () => router.push('/user/orders') };
  const payment = useStartPayment({ onFailed: showOrder });

  // An order cannot be canceled while it is being sent. A shopper who has left the page only gets a
  // message.
  function placed(order: Order, how: { isEarlier: boolean }) {
    const { id, payment: provider } = order;
    checkoutDraftCleared();
    orderCartPlaced(order, how);
    if (!isMounted()) {
      const text = how.isEarlier ? messages.earlier(id) : messages.placed(id);
      return toast(text, { action: toOrders });
    }
    showOrder(id);
    // An earlier order may lack the latest changes, so the shopper decides whether to pay for it.
    if (!how.isEarlier && isOnlinePayment(provider)) payment.mutate({ order: id, provider });
  }

  return <CheckoutForm user={user} onPlaced={placed} />;
}

// Replaces the URL at once, so that Back from the payment provider returns to the order.
function showOrder(id: number) {
  replaceAddress(`?order=${id}`);
  window.scrollTo(0, 0);
}
