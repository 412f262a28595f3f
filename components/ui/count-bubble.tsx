import styles from './count-bubble.module.css';

const COUNT_MAX = 99;

/** Decoration: the accessible name of the button or link contains the count. */
export function CountBubble({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.bubble} aria-hidden="true">
      {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
    </span>
  );
}
