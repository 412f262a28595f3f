'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { savedAt } from '@/lib/client/page/worker';
import { formatDateTime } from '@/lib/domain/time/date';
import { reloadDocument } from '@/lib/navigation/leave';
import { usePathname } from '@/lib/navigation/use-localized-router';
import styles from './saved-notice.module.css';

const never = () => () => {};

/** A notice on a saved copy of a page: prices and stock may have changed since it was saved. */
export function SavedNotice() {
  const t = useTranslations('layout.saved');
  const at = useSyncExternalStore(never, savedAt, () => null);
  const pathname = usePathname();
  const [opened] = useState(pathname);
  const isSaved = at !== null && pathname === opened;

  if (!isSaved) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon name="clock" size={20} />
      <span>{t('text', { at: formatDateTime(at) })}</span>
      <button type="button" className={styles.reload} onClick={reloadDocument}>
        {t('reload')}
      </button>
    </p>
  );
}
