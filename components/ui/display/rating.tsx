import { Icon } from './icon';
import styles from './rating.module.css';

type Props = {
  value: string;
  count?: string;
  /** The rating for screen readers, for example "5 dan 4,8, 312 ta sharh". */
  label: string;
  className?: string | undefined;
};

export function Rating({ value, count, label, className = '' }: Props) {
  return (
    <span className={`${styles.rating} ${className}`} role="img" aria-label={label}>
      <Icon name="star" size={14} filled className={styles.star} />
      <b className={styles.value}>{value}</b>
      {count === undefined ? null : <span data-part="count">{`· ${count}`}</span>}
    </span>
  );
}
