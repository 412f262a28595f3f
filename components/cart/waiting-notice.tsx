'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/feedback/notice';
import { cartIntents } from '@/stores/cart-intents';
import { useWaitingCount } from '@/stores/use-intents';
import styles from './waiting-notice.module.css';

/**
 * Shows how many cart changes are waiting for a connection. The live region exists before its text,
 * so that screen readers announce the text.
 */
export function WaitingNotice() {
  const t = useTranslations('cart');
  const count = useWaitingCount(cartIntents);
  return (
    <div role="status" className={styles.region}>
      {count > 0 && <Notice tone="info">{t('waiting', { count })}</Notice>}
    </div>
  );
}
