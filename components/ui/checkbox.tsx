import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { Icon } from './icon';

type Own = {
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
  /** Shown at the end of the row: how many there are. */
  count?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'type' | 'ref'>;

/** The browser's own checkbox, so that it is sent with its form without JavaScript. */
export function Checkbox({ isMixed = false, count, className = '', children, ...input }: Props) {
  return (
    <label className={`${styles.row} ${className}`}>
      <span className={styles.box}>
        <input
          type="checkbox"
          className={styles.input}
          ref={(element) => {
            if (element) element.indeterminate = isMixed;
          }}
          {...input}
        />
        <Icon name={isMixed ? 'minus' : 'check'} size={14} className={styles.tick} />
      </span>
      {children}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
