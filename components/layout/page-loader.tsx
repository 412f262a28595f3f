'use client';

import { Ikat } from '@/components/ui/ikat';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { usePathname } from '@/lib/i18n/navigation';
import styles from './page-loader.module.css';

const arches = [
  'M8.6 8.6V6.2C8.6 4.2 10.7 3.4 12 1.5C13.3 3.4 15.4 4.2 15.4 6.2V8.6',
  'M15.4 8.6H17.8C19.8 8.6 20.6 10.7 22.5 12C20.6 13.3 19.8 15.4 17.8 15.4H15.4',
  'M15.4 15.4V17.8C15.4 19.8 13.3 20.6 12 22.5C10.7 20.6 8.6 19.8 8.6 17.8V15.4',
  'M8.6 15.4H6.2C4.2 15.4 3.4 13.3 1.5 12C3.4 10.7 4.2 8.6 6.2 8.6H8.6',
];

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
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        {arches.map((arch) => (
          <path key={arch} d={arch} className={styles.arch} />
        ))}
        <circle cx="12" cy="12" r="1.9" fill="currentColor" />
      </svg>
    </div>
  );
}
