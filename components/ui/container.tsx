import type { ReactNode } from 'react';
import styles from './container.module.css';

type Props = {
  className?: string | undefined;
  page?: boolean;
  tall?: boolean;
  children: ReactNode;
};

export function Container({ className = '', page = false, tall = false, children }: Props) {
  const look = [styles.container, page && styles.page, tall && styles.tall, className];
  return <div className={look.filter(Boolean).join(' ')}>{children}</div>;
}
