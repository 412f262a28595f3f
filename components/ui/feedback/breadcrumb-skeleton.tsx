import styles from '@/components/ui/breadcrumb.module.css';
import { Skeleton } from './skeleton';

export function BreadcrumbSkeleton() {
  return (
    <div className={styles.list}>
      <span className={styles.current}>
        <Skeleton width={180} height={16} />
      </span>
    </div>
  );
}
