import styles from './stars.module.css';

/** Without a label the stars are decorative, because the text around them contains the rating. */
type Props = { value: number; label?: string };

/** Draws exact fractions of a star. */
export function Stars({ value, label }: Props) {
  return (
    <span
      className={styles.stars}
      {...(label && { role: 'img', 'aria-label': label })}
      style={{ '--rating': value }}
    />
  );
}
