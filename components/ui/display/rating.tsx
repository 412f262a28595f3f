import icons from './drawn-icon.module.css';
import styles from './rating.module.css';

type Props = {
  value: string;
  count: string;
  /** The rating for screen readers: "5 dan 4,8, 312 ta sharh". */
  label: string;
  className?: string | undefined;
};

export function Rating({ value, count, label, className = '' }: Props) {
  return (
    <span
      role="img"
      aria-label={label}
      className={`${icons.icon} ${icons.star} ${styles.rating} ${className}`}
    >
      <b>{value}</b>
      {` · ${count}`}
    </span>
  );
}
