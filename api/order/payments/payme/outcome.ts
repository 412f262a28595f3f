import type { Fault } from './fault';

export type Outcome = { result: object } | { fault: Fault };
