'use client';

import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-name';
import styles from './select.module.css';

type Own = {
  label: string;
  options: readonly { value: string; name: string }[];
  icon?: IconName;
  className?: string | undefined;
};
type Props = Own & Omit<ComponentProps<'select'>, keyof Own | 'children'>;

/** The browser's own list of choices; `label` is for screen readers. */
export function Select({ label, options, icon, className = '', ...select }: Props) {
  return (
    <span className={`${styles.select} ${icon ? styles.withIcon : ''} ${className}`}>
      {icon ? <Icon name={icon} size={20} className={styles.icon} /> : null}
      <select {...select} aria-label={label} className={styles.input}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  );
}
