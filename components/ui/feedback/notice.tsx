import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import styles from './notice.module.css';

type Props = {
  tone?: 'warn' | 'error' | 'info';
  action?: ReactNode;
  /** Whether screen readers announce the notice when it appears. */
  isAlert?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Notice({
  tone = 'warn',
  action,
  isAlert = false,
  className = '',
  children,
}: Props) {
  return (
    <div
      className={`${styles.notice} ${className}`}
      data-tone={tone}
      {...(isAlert && { role: 'alert', tabIndex: -1 })}
    >
      <Icon name={tone === 'info' ? 'info' : 'warning'} size={16} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
