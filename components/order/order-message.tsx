import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import styles from './order-card.module.css';

export function orderPlace(id: number) {
  return `order:${id}`;
}

/** Shows why an action on the order has failed. */
export function OrderMessage({ id }: { id: number }) {
  return <LastingMessage place={orderPlace(id)} className={styles.missing} />;
}
