import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import styles from './quick-view.module.css';

export function QuickViewSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.view} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.waiting}>
        <Skeleton height="100%" radius={12} />
      </div>
      <div className={styles.facts}>
        <Skeleton height={16} width="45%" />
        <Skeleton height={52} width="70%" radius={8} />
        <Skeleton height={44} width="60%" radius={8} />
        <Skeleton height={36} width="50%" />
        <Skeleton height={52} radius={8} />
      </div>
    </div>
  );
}
