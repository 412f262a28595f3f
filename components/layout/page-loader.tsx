'use client';

import { Icon } from '@/components/ui/icon';
import { Ikat } from '@/components/ui/ikat';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { usePathname } from '@/lib/navigation/pathname';
import styles from './page-loader.module.css';

/**
 * Covers a home page that was opened as the first until its data, which its HTML carries, comes in;
 * the style sheet removes it, without scripts at once, and after 2 s in any case.
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
