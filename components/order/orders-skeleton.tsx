import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import styles from './orders-skeleton.module.css';

export function OrdersSkeleton() {
  const t = useTranslations('orders');
  return (
    <div aria-busy="true" className={styles.cards}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton height={24} width="40%" />
          <Skeleton height={20} width="60%" />
          <Skeleton height={64} />
          <Skeleton height={52} />
        </div>
      ))}
    </div>
  );
}
