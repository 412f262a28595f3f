'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { MouseEvent } from 'react';
import type { ProductCard } from '@/lib/contract/product';
import { isPlainClick } from '@/lib/navigation/is-plain-click';
import { showOptimistically } from '@/lib/navigation/optimistic-navigation';
import { isOverlayEntry } from '@/lib/navigation/overlay-entries';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { cardPictureSeen } from './card-picture';
import { OptimisticProduct } from './optimistic-product';

/** For the link of a card: what the card knows is shown until the product's page is there. */
export function useOpenProduct(product: ProductCard) {
  const router = useLocalizedRouter();
  const [locale, messages] = [useLocale(), useMessages()];

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const isSamePage = link.pathname === window.location.pathname;
    if (isSamePage || !isPlainClick(event.nativeEvent) || isOverlayEntry()) return;
    // The very address that the browser has chosen: it is loaded, or on its way already.
    const picture = link.closest('article')?.querySelector('img')?.currentSrc;
    const [front] = product.images;
    if (front && picture) cardPictureSeen(front.image, picture);
    // The frame shows it, which has no messages of products.
    const view = (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <OptimisticProduct product={product} picture={picture} />
      </NextIntlClientProvider>
    );
    if (!showOptimistically(link.href, view)) return;
    event.preventDefault();
    router.replace(`/products/${product.slug}`, { scroll: false });
  };
}
