import type { ReactNode } from 'react';
import styles from './container.module.css';

type Props = {
  className?: string | undefined;
  /** Adds the distance between a page and the header. */
  page?: boolean;
  /** Reserves height for content that is loaded in the browser. */
  tall?: boolean;
  children: ReactNode;
};

export function Container({ className = '', page = false, tall = false, children }: Props) {
  const kinds = `${page ? styles.page : ''} ${tall ? styles.tall : ''}`;
  return <div className={`${styles.container} ${kinds} ${className}`}>{children}</div>;
}
