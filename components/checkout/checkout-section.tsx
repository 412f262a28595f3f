import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import styles from './checkout-section.module.css';

type Props = {
  number: number;
  title: string;
  note?: string;
  isDone: boolean;
  children: ReactNode;
};

export function CheckoutSection({ number, title, note, isDone, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={`checkout-${number}`}>
      <h2 id={`checkout-${number}`} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        {title}
        {note && <small className={styles.note}>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
