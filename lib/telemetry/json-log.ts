import pino from 'pino';
import type { Level } from './log';

/** Lines are written together, as pino advises it for many of them. */
const TOGETHER_BYTES = 4096;
const FLUSH_EVERY_MS = 500;
/** Beyond it lines are dropped, should nobody read the log. */
const BACKLOG_BYTES = 16 * 1024 * 1024;

/** One line of JSON on standard output for each event; errors at once, the rest soon. */
export function openJsonLog({ name, level }: { name: string; level: Level }): () => void {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: TOGETHER_BYTES,
    maxLength: BACKLOG_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  const formatters = { level: (label: string) => ({ level: label }) };
  const logger = pino({ level, base: { pid: process.pid }, formatters }, destination);
  const own = logger.child({ process: name });
  globalThis.logSink = {
    isOn: (asked) => logger.isLevelEnabled(asked),
    write(asked, text, line) {
      // A line of a renderer names its process itself.
      ('process' in line ? logger : own)[asked](line, text);
      if (asked === 'error') destination.flush();
    },
  };
  return () => flushAll(destination);
}

/** Before the process is gone; pino itself does so where it exits. */
function flushAll(destination: { flushSync: () => void }): void {
  try {
    destination.flushSync();
  } catch {
    // The reader of the log has gone.
  }
}
