import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type Props = { as?: 'span' | 'h2'; children: ReactNode };

export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
