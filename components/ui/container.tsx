import type { ReactNode } from 'react';
import styles from './container.module.css';

type Props = { className?: string | undefined; children: ReactNode };

export function Container({ className = '', children }: Props) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
