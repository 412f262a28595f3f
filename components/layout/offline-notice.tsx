'use client';

import { useIsOnline } from '@/stores/connection';
import styles from './offline-notice.module.css';

/** The region stands before the message, so that screen readers announce what enters it. */
export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useIsOnline();
  return <div role="status">{isOnline ? null : <p className={styles.notice}>{text}</p>}</div>;
}
