import type { ChangePublisher } from '@/api/order/stock';
import type { Ports } from '@/api/shared/ports';

/** The shop as the operator's commands need it. */
export type OperatorShop = Pick<Ports, 'db' | 'guard' | 'now' | 'mediaDir'> & ChangePublisher;
