'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { noticeDismissed, recallNotices, useIsDismissed } from '@/stores/notices';
import styles from './test-mode-notice.module.css';

const KEY = 'test-mode';

/**
 * It is in the HTML for browsers without JavaScript, and in free room of the header, so that
 * nothing moves when it is dismissed.
 */
export function TestModeNotice() {
  const t = useTranslations('notice');
  const isDismissed = useIsDismissed(KEY);
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(recallNotices, []);

  useEffect(() => {
    const close = ({ target }: Event) => {
      const { current } = box;
      if (target instanceof Node && !current?.contains(target)) current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);

  if (isDismissed) return null;
  return (
    <details
      ref={box}
      className={styles.notice}
      onKeyDown={({ key, currentTarget }) =>
        key === 'Escape' && currentTarget.removeAttribute('open')
      }
    >
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
