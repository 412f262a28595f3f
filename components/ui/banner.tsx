import styles from './banner.module.css';

/** One line over the whole width of the page that the shopper must not miss. */
export function Banner({ text }: { text: string }) {
  return <p className={styles.banner}>{text}</p>;
}
