'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { isOptimisticEntry } from '@/lib/navigation/optimistic-navigation';
import styles from './below-first-screen.module.css';

/**
 * On a page opened from a card, delays its content by one render, so that the controls of the first
 * screen respond sooner. Back and Forward need all content at once for their scroll position.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isAwaited, setAwaited] = useState(() => isHydrated && isOptimisticEntry());

  useEffect(() => startTransition(() => setAwaited(false)), []);

  return isAwaited ? <div className={styles.awaited} /> : children;
}
