import type { ReactNode } from 'react';
import styles from './container.module.css';

type Props = {
  className?: string | undefined;
  page?: boolean;
  tall?: boolean;
  children: ReactNode;
};

export function Container({ className = '', page = false, tall = false, children }: Props) {
  const kinds = `${page ? styles.page : ''} ${tall ? styles.tall : ''}`;
  return <div className={`${styles.container} ${kinds} ${className}`}>{children}</div>;
}
