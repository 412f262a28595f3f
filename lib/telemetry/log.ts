import { fingerprintOf, labelOf } from './fingerprint';
import { count } from './metrics';
import { currentRequest } from './request-context';
import { type ErrorFields, errorFields } from './scrub';

export type Level = 'error' | 'warn' | 'info' | 'debug';
export type Fields = Record<string, string | number | boolean | null | undefined>;
export type Line = Fields | { error: ErrorFields };
export type LogSink = {
  isOn: (level: Level) => boolean;
  write: (level: Level, text: string, line: Line) => void;
};

declare global {
  var logSink: LogSink | undefined;
}

const LEVELS: readonly Level[] = ['error', 'warn', 'info', 'debug'];

/** Returns whether `level` is at least as severe as `least`. */
export function isAtLeast(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(least);
}

/** Writes human-readable lines to standard error. */
export function textSink(least: Level): LogSink {
  return {
    isOn: (level) => isAtLeast(level, least),
    write: (_level, text, line) => console.error(inText(text, line)),
  };
}

/** The sink that is used until another one is opened. */
const byDefault = textSink('warn');

/** The log of the servers. Callers must not pass personal data; errors are scrubbed. */
export const log = {
  isOn: (level: Level) => sink().isOn(level),
  debug: (text: string, fields?: Fields) => write('debug', text, fields),
  info: (text: string, fields?: Fields) => write('info', text, fields),
  warn: (text: string, fields?: Fields) => write('warn', text, fields),
  /** Logs an unexpected error with its fingerprint. */
  error: (text: string, error: unknown, fields?: Fields) => writeError(text, error, fields),
};

/** Returns the fields of the JSON log line that reports readiness. */
export function readyFields(process: 'api' | 'storefront') {
  return { level: 'info', time: new Date().toISOString(), process, msg: 'ready' } as const;
}

function sink(): LogSink {
  return globalThis.logSink ?? byDefault;
}

function write(level: Level, text: string, fields: Fields = {}): void {
  if (sink().isOn(level)) sink().write(level, text, withRequest(fields));
}

function writeError(text: string, cause: unknown, fields: Fields = {}): void {
  const error = errorFields(cause);
  const fingerprint = fingerprintOf(error);
  count('chorsu_unexpected_errors_total', { fingerprint: labelOf(fingerprint) });
  if (!sink().isOn('error')) return;
  sink().write('error', text, { ...requestFields(), ...fields, fingerprint, error });
}

/**
 * Adds the fields of the current request. Returns `fields` itself if there is no request, so that
 * the many lines of the storefront's main process are not copied.
 */
function withRequest(fields: Fields): Fields {
  return currentRequest() ? { ...requestFields(), ...fields } : fields;
}

function requestFields(): Fields {
  const request = currentRequest();
  return request ? { request_id: request.id, ...(request.call && { call: request.call }) } : {};
}

const writtenAt = new Map<string, number>();
const KEYS_MAX = 1000;

/**
 * Writes at most one line per key every `everyMs` milliseconds, so that repeated events do not
 * flood the log.
 */
export function seldom(key: string, everyMs: number, writeLine: () => void): void {
  const now = performance.now();
  if (now - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
  if (writtenAt.size >= KEYS_MAX) writtenAt.clear();
  writtenAt.set(key, now);
  writeLine();
}

type TextLine = Fields & { error?: ErrorFields; fingerprint?: string };

/** Formats a human-readable line. It omits fields that only identify the request. */
function inText(text: string, line: Line): string {
  const { request_id: _, call: __, error, fingerprint, ...fields } = line as TextLine;
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const head = [text, ...rest].join(' ');
  if (!error) return head;
  const message = `${head}: ${error.name}: ${error.message} [${fingerprint}]`;
  return [message, ...error.stack.map((frame) => `    ${frame}`)].join('\n');
}
