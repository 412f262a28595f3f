import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import styles from './load-failed.module.css';

type Props = { text: string; retry: string; isBusy: boolean; onRetry: () => void };

export function LoadFailed({ text, retry, isBusy, onRetry }: Props) {
  return (
    <div className={styles.box} role="alert">
      <Icon name="warning" />
      <p>{text}</p>
      <Button kind="outline" busy={isBusy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
