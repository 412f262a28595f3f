'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { useIsAuthKnown, useIsUserMissing, useUser } from '@/stores/auth';
import { useIsOrderCartKnown, useOrderCart, usePlacedFromCart } from '@/stores/order-cart';
import { CheckoutEmpty } from './checkout-empty';
import styles from './checkout-page.module.css';
import { CheckoutSignIn } from './checkout-sign-in';
import { CheckoutSkeleton } from './checkout-skeleton';

const loading = () => <CheckoutSkeleton />;
const Checkout = lazyWithMessages(
  () => import('./checkout').then((file) => file.Checkout),
  loading,
);
const OrderResult = lazyWithMessages(
  () => import('@/components/checkout/result/order-result').then((file) => file.OrderResult),
  loading,
);

export function CheckoutView() {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  const requested = Number(useSearchParams().get('order'));
  const justPlaced = usePlacedFromCart();
  const placed = requested > 0 ? requested : (justPlaced?.id ?? null);
  const isEarlier = justPlaced?.id === placed && justPlaced?.isEarlier === true;
  const isAuthKnown = useIsAuthKnown();
  const isUserComing = useIsUserMissing();
  const user = useUser();
  const isCartKnown = useIsOrderCartKnown();
  const lines = useOrderCart(user?.id ?? null);

  function part() {
    if (!isHydrated || !isAuthKnown || isUserComing || !isCartKnown) return <CheckoutSkeleton />;
    if (!user) return <CheckoutSignIn placed={placed} />;
    if (placed !== null) return <OrderResult id={placed} isEarlier={isEarlier} />;
    return lines.length === 0 ? <CheckoutEmpty /> : <Checkout user={user} />;
  }
  return (
    <>
      <h1 className={styles.title}>
        {isHydrated && placed !== null
          ? t('orders.number', { number: String(placed) })
          : t('checkout.title')}
      </h1>
      {part()}
    </>
  );
}
