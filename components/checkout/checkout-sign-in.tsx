'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { signInRequested } from '@/stores/sign-in';

/** Offers guests a sign-in button. After signing in, they stay on the checkout. */
export function CheckoutSignIn({ placed }: { placed: number | null }) {
  const t = useTranslations('checkout.signIn');
  return (
    <EmptyState title={t('title')} text={placed === null ? t('text') : t('textPlaced')}>
      <Button
        size="large"
        aria-haspopup="dialog"
        onClick={() =>
          signInRequested({ to: placed === null ? '/orders' : `/orders?order=${placed}` })
        }
      >
        {t('button')}
      </Button>
      <Button href="/cart" size="large" kind="soft">
        {t('cart')}
      </Button>
    </EmptyState>
  );
}
