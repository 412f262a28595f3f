'use client';

import type { MouseEvent } from 'react';
import { rememberCardImage } from '@/components/product/card/card-image';
import type { ProductCard } from '@/lib/contract/product';
import { isPlainClick } from '@/lib/navigation/navigation-events';
import { showOptimistically } from '@/lib/navigation/optimistic-navigation';
import { isOverlayEntry } from '@/lib/navigation/overlay-entries';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { OptimisticProduct } from './optimistic-product';

/** Opens a product page and shows the card's data until the page arrives. */
export function useOpenProduct() {
  const router = useLocalizedRouter();

  return (product: ProductCard, event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const isSamePage = link.pathname === window.location.pathname;
    if (isSamePage || !isPlainClick(event.nativeEvent) || isOverlayEntry()) return;
    // The URL that the browser selected from `srcset`. The image has loaded or is loading.
    const picture = link.closest('article')?.querySelector('img')?.currentSrc;
    const [front] = product.images;
    if (front && picture) rememberCardImage(front.image, picture);
    const view = <OptimisticProduct product={product} picture={picture} />;
    if (!showOptimistically(link.href, view)) return;
    event.preventDefault();
    router.replace(`/products/${product.slug}`, { scroll: false });
  };
}
