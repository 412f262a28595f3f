'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { currentPrice } from '@/lib/domain/product/discount';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { currentCustomer, useIsSignedIn } from '@/stores/auth';
import type { CartLineState } from '@/stores/cart';
import { type OrderCartLine, orderCartFilled } from '@/stores/order-cart';
import { cartFlagSeen, signInRequested, useIsCartFlagRaised } from '@/stores/sign-in';

type Props = { lines: CartLineState[]; className?: string | undefined };

export function CheckoutButton({ lines, className }: Props) {
  const t = useTranslations('cart');
  const router = useLocalizedRouter();
  const isSignedIn = useIsSignedIn();
  const isFlagRaised = useIsCartFlagRaised();
  const selected = lines.filter(({ checked }) => checked);

  const goOn = useEffectEvent(() => {
    cartFlagSeen();
    router.push('/orders');
  });
  useEffect(() => {
    if (isFlagRaised) goOn();
  }, [isFlagRaised]);

  function checkOut() {
    orderCartFilled(selected.map(toOrderLine), currentCustomer());
    if (isSignedIn) router.push('/orders');
    else signInRequested({ from: 'cart' });
  }

  return (
    <Button
      size="large"
      wide
      className={className}
      disabled={selected.length === 0}
      {...(!isSignedIn && { 'aria-haspopup': 'dialog' })}
      onClick={checkOut}
    >
      {t('checkout')}
    </Button>
  );
}

function toOrderLine({ sub_product, local_count, product, options }: CartLineState): OrderCartLine {
  const { slug, name, image } = product;
  return {
    sub_product: sub_product.id,
    amount: local_count,
    price: currentPrice(sub_product),
    slug,
    name,
    image,
    options,
  };
}
