import styles from './stars.module.css';

/** Without a label it is a drawing, and what is around it says the same in words. */
type Props = { value: number; label?: string };

/** Parts of a star are drawn as they are. */
export function Stars({ value, label }: Props) {
  return (
    <span
      className={styles.stars}
      {...(label && { role: 'img', 'aria-label': label })}
      style={{ '--rating': value }}
    />
  );
}
