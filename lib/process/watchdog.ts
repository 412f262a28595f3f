import { Worker } from 'node:worker_threads';

const CHECK_EVERY_MS = 1000;

export type Watchdog = {
  /** Kills the process after this time, even if its event loop is blocked. */
  endWithin: (seconds: number) => void;
  stop: () => Promise<void>;
};

type WatchdogOptions = {
  /** The number of seconds for which the event loop may be blocked. 0 disables the watchdog. */
  seconds: number;
  /** The name of the process in the message that is written before the process is killed. */
  name: string;
  /** Called if the watchdog thread fails. The process continues without a watchdog. */
  onFailure: (error: Error) => void;
};

/** Indexes into the memory that both threads share. */
const BEATS = 0;
const DEADLINE = 1;

/**
 * Kills this process with SIGKILL when its event loop is blocked for too long, so that the
 * supervisor starts a new one. Nothing else can end a synchronous call that never returns, for
 * example in the embedded database, because neither timers nor signal handlers run.
 *
 * A separate thread counts its own ticks since the event loop last increased a shared counter. It
 * reads no clock. Both threads pause while the process is stopped (SIGSTOP) or the machine sleeps,
 * so neither of these counts as a blocked event loop.
 */
export function startWatchdog({ seconds, name, onFailure }: WatchdogOptions): Watchdog {
  if (seconds === 0) return { endWithin: () => {}, stop: async () => {} };
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(watch, {
    eval: true,
    workerData: { shared, seconds, name, tickMs: CHECK_EVERY_MS, BEATS, DEADLINE },
    // The thread allocates almost nothing; the default limits would reserve megabytes.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
    // The thread does not inherit this process's flags, because one of them ends a process together
    // with its parent.
    execArgv: [],
    env: {},
  });
  worker.unref();
  worker.on('error', onFailure);
  const beating = setInterval(() => Atomics.add(shared, BEATS, 1), CHECK_EVERY_MS);
  beating.unref();
  return {
    endWithin: (limit) => void Atomics.store(shared, DEADLINE, Math.max(1, limit)),
    async stop() {
      clearInterval(beating);
      await worker.terminate();
    },
  };
}

/** The source code of the thread. It is a string, so that every bundle contains it. */
const watch = `
  const { writeSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  const { shared, seconds, name, tickMs, BEATS, DEADLINE } = workerData;
  let last = 0;
  let still = 0;
  let ending = 0;
  const end = (reason) => {
    try {
      writeSync(2, name + ': ' + reason + ' Killing the process; its supervisor starts a new one.\\n');
    } catch {}
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(() => {
    const beats = Atomics.load(shared, BEATS);
    still = beats === last ? still + 1 : 0;
    last = beats;
    const deadline = Atomics.load(shared, DEADLINE);
    ending = deadline > 0 ? ending + 1 : 0;
    if (deadline > 0 && ending >= deadline) end('the process did not stop within ' + deadline + ' s.');
    else if (still >= seconds) end('the event loop has been blocked for ' + seconds + ' s.');
  }, tickMs);
`;
