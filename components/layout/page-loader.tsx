'use client';

import { Icon } from '@/components/ui/display/icon';
import { Ikat } from '@/components/ui/display/ikat';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { usePathname } from '@/lib/navigation/use-localized-router';
import styles from './page-loader.module.css';

/**
 * Covers the home page until its first part has arrived. The stylesheet also removes the loader
 * after 2 s, and at once without JavaScript.
 */
export function PageLoader({ label }: { label: string }) {
  const isHome = usePathname() === '/';
  const isOver = useIsHydrated();
  if (!isHome || isOver) return null;

  return (
    <div className={styles.loader} role="status" aria-label={label}>
      <Ikat className={styles.band} />
      <Icon name="mark" size={112} className={styles.mark} />
    </div>
  );
}
