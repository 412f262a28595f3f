import styles from './banner.module.css';

type Props = {
  text: string;
  /** Whether the banner is in the flow of the page or in a fixed element. */
  edge?: 'band' | 'bar';
};

export function Banner({ text, edge = 'band' }: Props) {
  return (
    <p className={styles.banner} data-edge={edge}>
      {text}
    </p>
  );
}
