import type { StockChange } from '@/api/order/stock';
import type { Fault } from './fault';

/** What a method answers; a fault is an answer too, and what was written with it stays written. */
export type Outcome = { result: object; stock?: StockChange } | { fault: Fault };
