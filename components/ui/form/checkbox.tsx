import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import styles from './checkbox.module.css';

type CheckboxOwnProps = {
  /** Whether only some of the represented items are checked. */
  isMixed?: boolean;
  count?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};
type Props = CheckboxOwnProps &
  Omit<ComponentProps<'input'>, keyof CheckboxOwnProps | 'type' | 'ref'>;

/** A native checkbox, which a form submits without JavaScript. */
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
