import pino from 'pino';
import type { Level } from './log';

const BUFFER_BYTES = 65_536;
/** Beyond it lines are dropped, should nobody read the log. */
const BACKLOG_BYTES = 16 * 1024 * 1024;
const FLUSH_EVERY_MS = 500;

/** One line of JSON on standard output for each event. Lines are written together, errors at once. */
export function openJsonLog({ name, level }: { name: string; level: Level }): () => void {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    maxLength: BACKLOG_BYTES,
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
  const timer = setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref();
  const flush = () => flushAll(destination);
  process.on('exit', flush);
  return () => {
    clearInterval(timer);
    flush();
  };
}

function flushAll(destination: { flushSync: () => void }): void {
  try {
    destination.flushSync();
  } catch {
    // The reader of the log has gone.
  }
}
