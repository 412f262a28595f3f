import { type CallName, calls } from './calls';

/** Every key of the table is a name. */
export const callNames = Object.keys(calls) as CallName[];
