import type { ReactNode } from 'react';
import styles from './product-page.module.css';

type Props = { gallery: ReactNode; heading: ReactNode; choices: ReactNode; buy: ReactNode };

export function ProductColumns({ gallery, heading, choices, buy }: Props) {
  return (
    <div className={styles.top}>
      {gallery}
      <div className={styles.facts}>
        {heading}
        <div className={styles.choices}>{choices}</div>
      </div>
      <div className={styles.buy}>{buy}</div>
    </div>
  );
}
