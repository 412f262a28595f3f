'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { MouseEvent } from 'react';
import type { ProductCard } from '@/lib/contract/product';
import { isFollowed } from '@/lib/navigation/is-plain-click';
import { openAhead } from '@/lib/navigation/optimistic-navigation';
import { isOverlayEntry } from '@/lib/navigation/overlay-entries';
import { useGo } from '@/lib/navigation/use-localized-router';
import { cardPictureSeen } from './card-picture';
import { OpeningProduct } from './opening-product';

/** For the link of a card: what the card knows is shown until the product's page is there. */
export function useOpenProduct(product: ProductCard) {
  const go = useGo();
  const [locale, messages] = [useLocale(), useMessages()];

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const isHere = link.pathname === window.location.pathname;
    if (isHere || !isFollowed(event.nativeEvent) || isOverlayEntry()) return;
    event.preventDefault();
    // The very address that the browser has chosen: it is loaded, or on its way already.
    const picture = link.closest('article')?.querySelector('img')?.currentSrc;
    const [front] = product.images;
    if (front && picture) cardPictureSeen(front.image, picture);
    // The frame shows it, which has no messages of products.
    const view = (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <OpeningProduct product={product} picture={picture} />
      </NextIntlClientProvider>
    );
    openAhead(link.href, view);
    go(`/products/${product.slug}`, { scroll: false, isEntered: true });
  };
}
