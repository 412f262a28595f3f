import { useTranslations } from 'next-intl';
import grid from '@/components/product/card/product-grid.module.css';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import styles from './liked-skeleton.module.css';

const CARDS = [1, 2, 3, 4, 5];

export function LikedSkeleton() {
  const t = useTranslations('liked');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={grid.grid}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton className={styles.picture} height="auto" radius={0} />
            <div className={styles.body}>
              <Skeleton height={18} width="55%" />
              <Skeleton />
              <Skeleton width="75%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
