'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useDismiss } from '@/lib/hooks/use-dismiss';
import { noticeDismissed, useIsDismissed } from '@/stores/notices';
import styles from './test-mode-notice.module.css';

const KEY = 'test-mode';

/**
 * States that the shop is in test mode. The notice is in the HTML, so that it appears without
 * JavaScript too. Dismissing the notice does not move the page.
 */
export function TestModeNotice() {
  const t = useTranslations('notice');
  const isDismissed = useIsDismissed(KEY);
  const box = useRef<HTMLDetailsElement>(null);

  useDismiss(box, {
    isOpen: !isDismissed,
    onDismiss: () => box.current?.removeAttribute('open'),
  });

  if (isDismissed) return null;
  return (
    <details ref={box} className={styles.notice}>
      <summary>
        {t('testMode')}
        <span className={styles.more}>{t('testModeMore')}</span>
      </summary>
      <div className={styles.card}>
        <p>{t('testModeText')}</p>
        <Button size="small" kind="soft" onClick={() => noticeDismissed(KEY)}>
          {t('understood')}
        </Button>
      </div>
    </details>
  );
}
