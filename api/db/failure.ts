/** The database is away, ends this connection, is full or was too slow: trying again makes sense. */
const UNAVAILABLE = /^(?:08...|53...|57P0[1-5]|57014|58...|ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** The code that the database gave, from beneath what the query builder wraps around it. */
export function sqlState(error: unknown): string {
  return causes(error).map(codeOf).find(Boolean) ?? '';
}

export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE.test(sqlState(error)) || causes(error).some(({ message }) => LOST.test(message))
  );
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
