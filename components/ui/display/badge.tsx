import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Tone = 'sale' | 'sale-soft' | 'new' | 'ok' | 'warn' | 'mute' | 'brand';
type Props = { tone: Tone; className?: string | undefined; children: ReactNode };

export function Badge({ tone, className = '', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]} ${className}`}>{children}</span>;
}
