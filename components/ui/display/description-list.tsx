import type { ReactNode } from 'react';
import styles from './description-list.module.css';

type Props = {
  rows: readonly { name: string; value: ReactNode }[];
  isLive?: boolean;
};

export function DescriptionList({ rows, isLive = false }: Props) {
  return (
    <dl className={styles.list} aria-live={isLive ? 'polite' : undefined}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
