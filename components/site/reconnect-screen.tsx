import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import styles from './reconnect-screen.module.css';
import { type ReconnectOptions, useReconnect } from './use-reconnect';

type Props = ReconnectOptions & {
  title: string;
  text: string;
  /** The text below the button while the shop does not respond. */
  still: string;
  /** Returns to the page without waiting for the shop. */
  back?: { label: string; onPress: () => void };
};

export function ReconnectScreen({ title, text, still, back, ...options }: Props) {
  const actions = useTranslations('actions');
  const { isChecking, hasFailed, retry } = useReconnect(options);
  const isBusy = useMinDuration(isChecking);

  return (
    <Container page className={styles.offline}>
      <EmptyState level={1} title={title} text={text}>
        <Button size="large" icon="refresh" busy={isBusy} onClick={retry}>
          {actions('retry')}
        </Button>
        {back && (
          <Button size="large" kind="outline" onClick={back.onPress}>
            {back.label}
          </Button>
        )}
        <p className={styles.answer} role="status">
          {hasFailed && still}
        </p>
      </EmptyState>
    </Container>
  );
}
