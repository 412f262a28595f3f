import type { Fault } from './fault';

/** The result of a method; a fault is a result too, and does not roll the transaction back. */
export type Outcome = { result: object } | { fault: Fault };
