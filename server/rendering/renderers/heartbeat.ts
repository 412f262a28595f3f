import { readFileSync } from 'node:fs';

const BEAT_MS = 1000;
/**
 * A renderer is replaced after using this much processor time without a confirmation. No render
 * needs this much without a pause.
 */
const BLOCKED_CPU_MS = 10_000;
/**
 * The number of heartbeats without a response after which a renderer is replaced. Heartbeats do not
 * count while the renderer is starved of processor time.
 */
const SILENT_BEATS = 30;
/**
 * The unit of processor time in `/proc`, which is a hundredth of a second on every Linux machine.
 */
const TICK_MS = 10;

export type ThreadUsage = {
  /** The processor time that the thread has used, in milliseconds. */
  cpuMs: number;
  /** Whether the thread waits for a processor, a disk or swap. */
  isStarved: boolean;
};

type HeartbeatOptions = {
  /** Sends the renderer a message that it confirms. */
  ping: () => void;
  /** Reads the usage of the thread that runs the renderer's event loop. */
  usage: () => ThreadUsage | undefined;
  onStuck: (reason: string) => void;
};

/**
 * Watches whether the event loop of a renderer still runs.
 *
 * A renderer is stuck when it uses ten seconds of processor time without confirming a message, or
 * when it confirms none for thirty seconds although nothing keeps it from running. A renderer that
 * is only starved of processor time is not stuck, because a replacement would be starved too.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #timer = setInterval(() => this.#beat(), BEAT_MS);
  #hasConfirmed = false;
  /** The processor time that was used until the last confirmation. */
  #cpuMs = 0;
  #silentBeats = 0;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#timer.unref();
  }

  confirmed(): void {
    this.#hasConfirmed = true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const { ping, usage, onStuck } = this.#options;
    const { cpuMs = 0, isStarved = false } = usage() ?? {};
    if (this.#hasConfirmed) {
      this.#hasConfirmed = false;
      this.#cpuMs = cpuMs;
      this.#silentBeats = 0;
    } else if (!isStarved) this.#silentBeats += 1;
    if (cpuMs - this.#cpuMs > BLOCKED_CPU_MS) onStuck('its event loop is blocked');
    else if (this.#silentBeats > SILENT_BEATS) onStuck('it is stopped');
    else ping();
  }
}

/** Reads the usage of a process's main thread. Only Linux reports it. */
export function mainThreadUsage(pid: number | undefined): ThreadUsage | undefined {
  const stat = readStat(pid);
  // The name of the program is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 13) return undefined;
  const ticks = Number(fields[11]) + Number(fields[12]);
  // `R` includes threads that wait for a processor, and `D` those that wait for a disk or for swap.
  return { cpuMs: ticks * TICK_MS, isStarved: fields[0] === 'R' || fields[0] === 'D' };
}

function readStat(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
