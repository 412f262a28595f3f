'use client';

import type { ReactNode } from 'react';
import { useIsScrollingDown } from '@/lib/hooks/use-is-scrolling-down';
import styles from './sticky-header.module.css';

/** On phones it leaves as the page scrolls down and comes back with the first move up. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const isAway = useIsScrollingDown();
  return (
    <div className={styles.header} data-away={isAway || undefined}>
      <div className={styles.bar}>{children}</div>
    </div>
  );
}
