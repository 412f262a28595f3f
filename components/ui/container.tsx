import type { ReactNode } from 'react';
import styles from './container.module.css';

type Props = {
  className?: string | undefined;
  /** The page itself: keeps a distance from the header. */
  page?: boolean;
  children: ReactNode;
};

export function Container({ className = '', page = false, children }: Props) {
  return (
    <div className={`${styles.container} ${page ? styles.page : ''} ${className}`}>{children}</div>
  );
}
