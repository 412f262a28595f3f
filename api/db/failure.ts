import { codeOf } from '@/api/shared/error-code';

/**
 * The database is unreachable, closed the connection, is full, too slow, or read-only while another
 * server takes over: a retry makes sense.
 */
const UNAVAILABLE =
  /^(?:08...|25006|53...|57P0[1-5]|57014|58...|ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
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

/** The innermost message, in one line: the query builder's own is the whole statement. */
export function reasonOf(error: unknown): string {
  const text =
    causes(error)
      .map(({ message }) => message)
      .findLast(Boolean) ?? String(error);
  return text.split('\n', 1)[0] ?? '';
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}
