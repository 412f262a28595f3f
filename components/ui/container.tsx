import type { ReactNode } from 'react';
import styles from './container.module.css';

type Props = {
  className?: string | undefined;
  /** The page itself: keeps a distance from the header. */
  page?: boolean;
  /** What it holds comes with the scripts, and nobody knows how much. */
  tall?: boolean;
  children: ReactNode;
};

export function Container({ className = '', page = false, tall = false, children }: Props) {
  const kinds = `${page ? styles.page : ''} ${tall ? styles.tall : ''}`;
  return <div className={`${styles.container} ${kinds} ${className}`}>{children}</div>;
}
