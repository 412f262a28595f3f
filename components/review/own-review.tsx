'use client';

import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { useIsSignedIn } from '@/stores/auth';
import styles from './own-review.module.css';

type Props = { href: string; text: string };

/**
 * A link to the review form for signed-in customers. Only the browser renders it, because the HTML
 * of a product page is the same for everyone.
 */
export function OwnReview({ href, text }: Props) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  if (!isHydrated || !isSignedIn) return null;

  return (
    <Button kind="soft" wide href={href} className={styles.own}>
      {text}
    </Button>
  );
}
