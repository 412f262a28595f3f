import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import styles from './order-card.module.css';

export function orderPlace(id: number) {
  return `order:${id}`;
}

/** Shows why one of the buttons of an order has failed. */
export function OrderMessage({ id }: { id: number }) {
  return <LastingMessage place={orderPlace(id)} className={styles.missing} />;
}
