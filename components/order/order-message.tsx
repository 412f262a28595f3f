import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import styles from './order-card.module.css';

export function orderMessageArea(id: number) {
  return `order:${id}`;
}

/** Shows why an action on the order has failed. */
export function OrderMessage({ id }: { id: number }) {
  return <LastingMessage area={orderMessageArea(id)} className={styles.missing} />;
}
