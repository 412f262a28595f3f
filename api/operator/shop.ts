import type { CataloguePorts } from '@/api/catalogue/catalogue-changed';
import type { Ports } from '@/api/shared/ports';

/** The shop as the operator's commands need it. */
export type OperatorShop = Pick<Ports, 'guard' | 'now' | 'mediaDir'> & CataloguePorts;
