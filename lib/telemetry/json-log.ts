import pino from 'pino';
import type { Level } from './log';

/** The number of bytes to collect before writing. pino recommends this size for busy logs. */
const TOGETHER_BYTES = 4096;
const FLUSH_EVERY_MS = 500;
/** The maximum backlog in bytes while nothing reads the log. Further lines are dropped. */
const BACKLOG_BYTES = 16 * 1024 * 1024;

/**
 * Opens a log that writes one JSON line per event to standard output: errors immediately, other
 * lines after a short delay.
 *
 * @returns A function that flushes the log.
 */
export function openJsonLog({ name, level }: { name: string; level: Level }): () => void {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: TOGETHER_BYTES,
    maxLength: BACKLOG_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  const formatters = { level: (label: string) => ({ level: label }) };
  const options = { level, base: { pid: process.pid }, formatters };
  const logger = pino({ ...options, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const own = logger.child({ process: name });
  globalThis.logSink = {
    isOn: (level) => logger.isLevelEnabled(level),
    write(level, text, line) {
      // A renderer's line already contains the name of its process.
      ('process' in line ? logger : own)[level](line, text);
      if (level === 'error') destination.flush();
    },
  };
  return () => flushAll(destination);
}

/** Flushes the log synchronously before the process ends. */
function flushAll(destination: { flushSync: () => void }): void {
  try {
    destination.flushSync();
  } catch {
    // The reader of the log has disconnected, so nobody can receive the lines.
  }
}
