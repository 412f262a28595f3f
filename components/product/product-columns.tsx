import type { ReactNode } from 'react';
import styles from './product-page.module.css';

type Props = { gallery: ReactNode; facts: ReactNode; buy: ReactNode };

export function ProductColumns({ gallery, facts, buy }: Props) {
  return (
    <div className={styles.top}>
      {gallery}
      <div className={styles.facts}>{facts}</div>
      <div className={styles.buy}>{buy}</div>
    </div>
  );
}
