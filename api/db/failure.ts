import { inspect } from 'node:util';
import { codeOf, OutOfRoom } from '@/api/shared/errors';
import { log } from '@/lib/telemetry/log';

/**
 * Error codes that mean that the database is unreachable, closed the connection, is full or too
 * slow, or is read-only during a failover. A retry can succeed.
 */
const UNAVAILABLE =
  /^(?:08...|25006|53...|57P0[1-5]|57014|58...|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOSPC|EDQUOT|E[MN]FILE)$/;
/** SQLSTATE of a write in a read-only transaction. */
export const READ_ONLY = '25006';
/** Insufficient resources and system errors: full disk, no file descriptors, lost files. */
const OF_THE_SYSTEM = /^(?:53|58)...$/;
/**
 * Severities of errors after which the whole embedded database is unusable, not only the statement.
 */
const ENDING = new Set(['FATAL', 'PANIC']);
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** Returns the SQLSTATE or system error code, even if the query builder has wrapped the error. */
export function sqlState(error: unknown): string {
  return causes(error).map(codeOf).find(Boolean) ?? '';
}

/** Returns whether the database is temporarily unavailable, so that a retry can succeed. */
export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE.test(sqlState(error)) || causes(error).some(({ message }) => LOST.test(message))
  );
}

/**
 * Returns whether the embedded database must be reopened after this failure. Its file system does
 * not recover: if the write-ahead log did not fit on the disk, the next call loops forever, and a
 * file that could not be created cannot be created later either.
 */
export function endsEmbedded(error: unknown): boolean {
  return causes(error).some(
    (cause) => OF_THE_SYSTEM.test(codeOf(cause)) || isEnding(cause) || isOfItsFiles(cause),
  );
}

function isEnding(error: Error): boolean {
  return 'severity' in error && ENDING.has(String(error.severity));
}

/**
 * Returns whether the error comes from the embedded database's WebAssembly or file system. Such
 * errors have no SQLSTATE.
 */
function isOfItsFiles({ name, message }: Error): boolean {
  return name === 'RuntimeError' || name === 'ErrnoError' || message.startsWith('Aborted(');
}

/**
 * Returns whether a write was rejected because the data folder is nearly full. `FolderRoom` logs
 * that once, so callers do not log it.
 */
export function isOutOfRoom(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof OutOfRoom);
}

/** Describes the failure for the operator, because the error code does not explain the cause. */
export function unavailableLine(error: unknown): string {
  const state = sqlState(error);
  const what = ['ENOSPC', 'EDQUOT'].includes(state)
    ? 'no disk space is left'
    : 'the database is unavailable';
  return `${what} (${state}): ${reasonOf(error)}`;
}

/**
 * Returns the first line of the innermost message. The query builder's own message is the whole
 * statement.
 */
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

/**
 * Logs the failure of a repeated job: as a warning if the database is unavailable, otherwise as an
 * error.
 */
export function noteFailure(work: string, error: unknown): void {
  if (isOutOfRoom(error)) return;
  if (isUnavailable(error)) log.warn(`${work}: ${unavailableLine(error)}`);
  else log.error(work, error);
}
