import styles from './banner.module.css';

export function Banner({ text }: { text: string }) {
  return <p className={styles.banner}>{text}</p>;
}
