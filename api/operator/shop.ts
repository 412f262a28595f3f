import type { CataloguePorts } from '@/api/catalogue/catalogue-changed';
import type { Ports } from '@/api/shared/ports';

/** What the operator's commands need of the shop. */
export type OperatorShop = Pick<Ports, 'guard' | 'now' | 'mediaDir'> & CataloguePorts;
