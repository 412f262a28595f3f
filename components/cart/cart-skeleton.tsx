import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import layout from './cart-content.module.css';
import styles from './cart-skeleton.module.css';

const LINES = [1, 2, 3];

export function CartSkeleton() {
  const t = useTranslations('cart');
  return (
    <div className={`${styles.skeleton} ${layout.layout}`} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={layout.panel}>
        {LINES.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width={96} height={96} radius={8} />
            <div className={styles.text}>
              <Skeleton height={14} width="70%" />
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.summary}>
        <Skeleton height={20} width="50%" />
        <Skeleton />
        <Skeleton />
        <Skeleton height={28} />
      </div>
    </div>
  );
}
