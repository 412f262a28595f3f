import { Button } from './button';
import styles from './show-more.module.css';

type Props = {
  shown: number;
  total: number;
  /** The text with the number of items shown, for example "312 tadan 48 tasi koʻrsatildi". */
  progress: string;
  label: string;
  hasMore: boolean;
  href: string;
  isBusy: boolean;
  onPress: (event: { preventDefault: () => void }) => void;
};

export function ShowMore({ shown, total, progress, label, hasMore, href, isBusy, onPress }: Props) {
  return (
    <div className={styles.more}>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={styles.done}
          style={{ width: `${Math.min(shown / Math.max(total, 1), 1) * 100}%` }}
        />
      </div>
      <p className={styles.count} role="status">
        {progress}
      </p>
      {hasMore ? (
        <Button
          kind="outline"
          href={href}
          busy={isBusy}
          className={styles.button}
          data-appends
          onClick={onPress}
        >
          {label}
        </Button>
      ) : null}
    </div>
  );
}
