import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import styles from './checkout-form.module.css';
import section from './checkout-section.module.css';

const SECTIONS = [212, 260, 260, 120];

export function CheckoutSkeleton() {
  const t = useTranslations('checkout');
  return (
    <div className={styles.layout} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.sections}>
        {SECTIONS.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are never reordered.
          <div key={index} className={section.section}>
            <Skeleton width={180} height={28} radius={8} />
            <Skeleton height={height - 60} radius={8} />
          </div>
        ))}
      </div>
      <div className={section.section}>
        <Skeleton width={160} height={24} radius={8} />
        <Skeleton height={220} radius={8} />
        <Skeleton height={52} radius={8} />
      </div>
    </div>
  );
}
