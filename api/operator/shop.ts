import type { CataloguePorts } from '@/api/catalogue/live/catalogue-changed';
import type { Ports } from '@/api/shared/ports';

export type OperatorShop = Pick<Ports, 'guard' | 'now' | 'media' | 'parseProgram'> & CataloguePorts;
