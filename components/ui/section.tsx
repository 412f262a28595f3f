import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Link } from './link';
import styles from './section.module.css';

type Props = {
  title: string;
  more?: { href: string; label: string } | undefined;
  note?: ReactNode;
  action?: ReactNode;
  id?: string;
  children: ReactNode;
};

export function Section({ title, note, more, action, id, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note}
        {more ? (
          <Link href={more.href} className={styles.more} aria-label={`${more.label}: ${title}`}>
            {more.label}
            <Icon name="chevron-right" size={16} />
          </Link>
        ) : null}
        {action}
      </div>
      {children}
    </section>
  );
}
