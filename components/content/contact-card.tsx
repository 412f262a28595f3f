import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/components/ui/display/icon-name';
import styles from './contact-card.module.css';

type Props = {
  icon: IconName;
  title: string;
  /** The number of contacts. If it is 0, the card is not rendered. */
  count: number;
  children: ReactNode;
};

export function ContactCard({ icon, title, count, children }: Props) {
  if (count === 0) return null;
  return (
    <section className={styles.card}>
      <h2>
        <Icon name={icon} size={20} />
        {title}
      </h2>
      <div className={styles.lines}>{children}</div>
    </section>
  );
}
