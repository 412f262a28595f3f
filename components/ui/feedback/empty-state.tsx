import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Ikat } from '@/components/ui/display/ikat';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text: ReactNode;
  level?: 1 | 2;
  children?: ReactNode;
};

export function EmptyState({ title, text, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel}>
      <div className={styles.art}>
        <Ikat className={styles.band} />
        <span className={styles.disc}>
          <Icon name="mark" size={64} />
        </span>
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
