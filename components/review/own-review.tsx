'use client';

import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { useIsSignedIn } from '@/stores/auth';

const WriteReview = lazyWithMessages(() =>
  import('./write-review').then((file) => file.WriteReview),
);

/** On the page of a product, which is the same for everyone: for customers alone. */
export function OwnReview({ productId }: { productId: number }) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();

  return isHydrated && isSignedIn ? <WriteReview productId={productId} isQuiet /> : null;
}
