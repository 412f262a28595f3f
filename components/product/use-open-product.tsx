'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { MouseEvent } from 'react';
import type { ProductCard } from '@/lib/contract/product';
import { isPlainClick } from '@/lib/navigation/is-plain-click';
import { showOptimistically } from '@/lib/navigation/optimistic-navigation';
import { isOverlayEntry } from '@/lib/navigation/overlay-entries';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { rememberCardPicture } from './card-picture';
import { OptimisticProduct } from './optimistic-product';

/** Shows the data of the card until the product page is there. */
export function useOpenProduct() {
  const router = useLocalizedRouter();
  const [locale, messages] = [useLocale(), useMessages()];

  return (product: ProductCard, event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const isSamePage = link.pathname === window.location.pathname;
    if (isSamePage || !isPlainClick(event.nativeEvent) || isOverlayEntry()) return;
    // The address that the browser chose from `srcset`: it is loaded or loading.
    const picture = link.closest('article')?.querySelector('img')?.currentSrc;
    const [front] = product.images;
    if (front && picture) rememberCardPicture(front.image, picture);
    // The view is rendered in the frame, which has no messages of products.
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
