import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './chip.module.css';
import { Icon } from './icon';

type Props = {
  href: string;
  /** The accessible name of the action, for example "Olib tashlash: Sado". */
  label: string;
  children: ReactNode;
};

export function Chip({ href, label, children }: Props) {
  return (
    <Link href={href} className={styles.chip} aria-label={label} rel="nofollow" scroll={false}>
      {children}
      <Icon name="close" size={16} />
    </Link>
  );
}
