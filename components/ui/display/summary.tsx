import type { ReactNode } from 'react';
import styles from './summary.module.css';

type Props = {
  title: string;
  lines?: ReactNode;
  rows: readonly { name: string; value: ReactNode; isSale?: boolean }[];
  total: { name: string; value: ReactNode };
  children: ReactNode;
  below?: ReactNode;
};

export function Summary({ title, lines, rows, total, children, below }: Props) {
  return (
    <aside className={styles.aside} aria-label={title}>
      <div className={styles.panel}>
        <h2 className={styles.title}>{title}</h2>
        {lines}
        <dl className={styles.rows}>
          {rows.map(({ name, value, isSale }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={isSale ? styles.sale : undefined}>{value}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{total.name}</dt>
            <dd aria-live="polite" aria-atomic="true">
              {total.value}
            </dd>
          </div>
        </dl>
        {children}
      </div>
      {below}
    </aside>
  );
}
