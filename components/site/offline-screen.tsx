'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import styles from './offline-screen.module.css';
import { useReconnect } from './use-reconnect';

type Props = {
  /** Whether the screen checks the shop repeatedly, in addition to the button. */
  isAutomatic: boolean;
  onBack: () => void;
};

export function OfflineScreen(props: Props) {
  const t = useTranslations('errors.offline');
  const actions = useTranslations('actions');
  const { isChecking, hasFailed, retry } = useReconnect(props);
  const isBusy = useMinDuration(isChecking);

  return (
    <Container page className={styles.offline}>
      <EmptyState level={1} title={t('title')} text={t('text')}>
        <Button size="large" icon="refresh" busy={isBusy} onClick={retry}>
          {actions('retry')}
        </Button>
        <p className={styles.answer} role="status">
          {hasFailed && t('still')}
        </p>
      </EmptyState>
    </Container>
  );
}
