import type { ChangePublisher } from '@/api/order/stock';
import type { Ports } from '@/api/shared/ports';

/** What the operator's commands need of the shop. */
export type OperatorShop = Pick<Ports, 'db' | 'guard' | 'now' | 'mediaDir'> & ChangePublisher;
