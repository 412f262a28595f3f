import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import styles from './disclosure.module.css';

type Props = {
  title: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders a `<details>` element, which opens without JavaScript. */
export function Disclosure({ title, isOpen = false, className = '', children }: Props) {
  return (
    <details className={`${styles.group} ${className}`} open={isOpen}>
      <summary className={styles.head}>
        {title}
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
