import { inspect } from 'node:util';
import { codeOf } from '@/api/shared/error-code';

/**
 * The database is unreachable, closed the connection, is full, too slow, or read-only while another
 * server takes over: a retry makes sense.
 */
const UNAVAILABLE =
  /^(?:08...|25006|53...|57P0[1-5]|57014|58...|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN))$/;
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** The SQLSTATE of the error inside the query builder's own. */
export function sqlState(error: unknown): string {
  return causes(error).map(codeOf).find(Boolean) ?? '';
}

export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE.test(sqlState(error)) || causes(error).some(({ message }) => LOST.test(message))
  );
}

/** Whoever runs the shop is told why: the code alone helps nobody. */
export function unavailableLine(error: unknown): string {
  return `the database is not to be had (${sqlState(error)}): ${reasonOf(error)}`;
}

/** The innermost message, in one line: the query builder's own is the whole statement. */
export function reasonOf(error: unknown): string {
  const text =
    causes(error)
      .map(({ message }) => message)
      .findLast(Boolean) ?? inspect(error, { breakLength: Number.POSITIVE_INFINITY });
  return text.split('\n', 1)[0] ?? '';
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}
