import pino from 'pino';
import type { Fields, Level, Line } from './log';

const GATHERED_BYTES = 65_536;
/** Of one character in UTF-8. */
const CHARACTER_BYTES = 3;
/** Beyond it lines are dropped, should nobody read the log. */
const BACKLOG_BYTES = 16 * 1024 * 1024;
const FLUSH_EVERY_MS = 500;
/** Of ASCII all but quotes, backslashes and what cannot be printed. */
const asItIs = /^[ !#-[\]-~]*$/;

/** One line of JSON on standard output for each event. Lines are written together, errors at once. */
export function openJsonLog({ name, level }: { name: string; level: Level }): () => void {
  const destination = new Gathered();
  const formatters = { level: (label: string) => ({ level: label }) };
  const logger = pino({ level, base: { pid: process.pid }, formatters }, destination);
  const own = logger.child({ process: name });
  const head = `,"pid":${process.pid},"process":${JSON.stringify(name)}`;
  globalThis.logSink = {
    isOn: (asked) => logger.isLevelEnabled(asked),
    write(asked, text, line) {
      if (asked === 'info' && isPlain(line)) destination.write(inJson(head, text, line));
      // A line of a renderer names its process itself.
      else ('process' in line ? logger : own)[asked](line, text);
      if (asked === 'error') destination.flush();
    },
  };
  const timer = setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref();
  const flush = () => destination.flushAll();
  process.on('exit', flush);
  return () => {
    clearInterval(timer);
    flush();
  };
}

function isPlain(line: Line): line is Fields {
  return !('process' in line || 'error' in line);
}

/** As pino writes it; each request has such a line, and pino takes three times as long for it. */
function inJson(head: string, text: string, fields: Fields): string {
  let line = `{"level":"info","time":${Date.now()}${head}`;
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    line += `,"${name}":${typeof value === 'string' ? quoted(value) : value}`;
  }
  return `${line},"msg":${quoted(text)}}\n`;
}

function quoted(text: string): string {
  return asItIs.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Pino's own destination would measure all that waits with each line: it gets many at once. */
class Gathered {
  readonly #output = pino.destination({
    ...{ dest: 1, sync: false, maxLength: BACKLOG_BYTES, contentMode: 'buffer' },
  });
  #bytes = Buffer.allocUnsafe(GATHERED_BYTES);
  #used = 0;

  write(line: string): void {
    if (line.length * CHARACTER_BYTES > GATHERED_BYTES - this.#used) this.flush();
    if (line.length * CHARACTER_BYTES > GATHERED_BYTES) this.#put(Buffer.from(line));
    else this.#used += this.#bytes.write(line, this.#used);
  }

  flush(): void {
    if (this.#used === 0) return;
    this.#put(this.#bytes.subarray(0, this.#used));
    this.#bytes = Buffer.allocUnsafe(GATHERED_BYTES);
    this.#used = 0;
  }

  // Its types know the mode for text alone.
  #put(bytes: Buffer): void {
    this.#output.write(bytes as unknown as string);
  }

  /** At the end, before the process is gone. */
  flushAll(): void {
    try {
      this.flush();
      this.#output.flushSync();
    } catch {
      // The reader of the log has gone.
    }
  }
}
