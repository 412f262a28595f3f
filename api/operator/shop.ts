import type { Tellers } from '@/api/ordering/stock';
import type { Ports } from '@/api/ports';

/** What the operator's commands need of the shop. */
export type OperatorShop = Pick<Ports, 'db' | 'now' | 'mediaDir'> & Tellers;
