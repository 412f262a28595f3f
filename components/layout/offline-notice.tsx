'use client';

import { Banner } from '@/components/ui/display/banner';
import { useIsOnline } from '@/stores/connection';
import styles from './offline-notice.module.css';

export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <div className={styles.notice}>
          <Banner text={text} />
        </div>
      )}
    </div>
  );
}
