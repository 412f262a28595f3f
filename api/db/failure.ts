import { inspect } from 'node:util';
import { codeOf, OutOfRoom } from '@/api/shared/errors';
import { log } from '@/lib/telemetry/log';

/**
 * The database is unreachable, closed the connection, is full, too slow, or read-only while another
 * server takes over: a retry makes sense.
 */
const UNAVAILABLE =
  /^(?:08...|25006|53...|57P0[1-5]|57014|58...|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOSPC|EDQUOT|E[MN]FILE)$/;
/** A write where only reads are allowed. */
export const READ_ONLY = '25006';
/** Insufficient resources, and errors of the system below: full disk, no descriptors, lost files. */
const OF_THE_SYSTEM = /^(?:53|58)...$/;
/** The whole database has ended, not only the statement. */
const ENDING = new Set(['FATAL', 'PANIC']);
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

/**
 * Whether the embedded database must be opened again after this failure. Its file system does not
 * recover: after a write-ahead log that did not fit its next call loops for ever, and a file that
 * could not be created cannot be created later either.
 */
export function endsEmbedded(error: unknown): boolean {
  return causes(error).some(
    (cause) => OF_THE_SYSTEM.test(codeOf(cause)) || isEnding(cause) || isOfItsFiles(cause),
  );
}

function isEnding(error: Error): boolean {
  return 'severity' in error && ENDING.has(String(error.severity));
}

/** Errors of its WebAssembly and of its file system have no SQLSTATE. */
function isOfItsFiles({ name, message }: Error): boolean {
  return name === 'RuntimeError' || name === 'ErrnoError' || message.startsWith('Aborted(');
}

/** Whether the write was refused because the data folder is nearly full: that is logged once. */
export function isOutOfRoom(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof OutOfRoom);
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

/** Of work that is tried again: without a database that is nothing unexpected. */
export function noteFailure(work: string, error: unknown): void {
  if (isOutOfRoom(error)) return;
  if (isUnavailable(error)) log.warn(`${work}: ${unavailableLine(error)}`);
  else log.error(work, error);
}
