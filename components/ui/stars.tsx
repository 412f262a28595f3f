import styles from './stars.module.css';

type Props = { value: number; label: string };

/** Parts of a star are drawn as they are. */
export function Stars({ value, label }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={label} style={{ '--rating': value }} />
  );
}
