'use client';

import { useStartPayment } from '@/lib/client/order';
import type { Order } from '@/lib/contract/order';
import type { User } from '@/lib/contract/user';
import { isOnlinePayment } from '@/lib/domain/checkout';
import { orderCartPlaced } from '@/stores/order-cart';
import { CheckoutForm } from './checkout-form';

/** From the filled form to the page that tells what became of it, past the provider's where paid. */
export function Checkout({ user }: { user: User }) {
  const payment = useStartPayment({ onFailed: showOrder });

  function placed({ id, payment: provider }: Order) {
    orderCartPlaced(id);
    showOrder(id);
    if (isOnlinePayment(provider)) payment.mutate({ order: id, provider });
  }

  return <CheckoutForm user={user} onPlaced={placed} />;
}

// At once and without the server: the way back from the provider leads to the order.
function showOrder(id: number) {
  window.history.replaceState(null, '', `?order=${id}`);
  window.scrollTo(0, 0);
}
