'use client';

import type { MouseEvent } from 'react';
import type { ProductCard } from '@/lib/contract/product';
import { isFollowed } from '@/lib/navigation/is-plain-click';
import { openAhead } from '@/lib/navigation/optimistic-navigation';
import { isOverlayEntry } from '@/lib/navigation/overlay-entries';
import { useGo } from '@/lib/navigation/use-localized-router';
import { cardPictureSeen } from './card-picture';
import { OptimisticProduct } from './optimistic-product';

/** For the link of a card: what the card knows is shown until the product's page is there. */
export function useOpenProduct(product: ProductCard) {
  const go = useGo();

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const isHere = link.pathname === window.location.pathname;
    if (isHere || !isFollowed(event.nativeEvent) || isOverlayEntry()) return;
    event.preventDefault();
    // The very address that the browser has chosen: it is loaded, or on its way already.
    const picture = link.closest('article')?.querySelector('img')?.currentSrc;
    const [front] = product.images;
    if (front && picture) cardPictureSeen(front.image, picture);
    openAhead(link.href, <OptimisticProduct product={product} picture={picture} />);
    go(`/products/${product.slug}`, { scroll: false, isEntered: true });
  };
}
