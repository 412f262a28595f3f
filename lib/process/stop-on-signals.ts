/** The exit code of a process that its supervisor should restart (`EX_TEMPFAIL` of sysexits.h). */
export const START_AGAIN = 75;

/**
 * Signals within this number of milliseconds count as one, because on Ctrl-C the terminal and npm
 * each send one.
 */
export const SAME_SIGNAL_MS = 1000;

/**
 * The first signal stops the process gracefully. A later one, at least `SAME_SIGNAL_MS` after it,
 * stops the process immediately.
 */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let signalledAt: number | null = null;
  const onSignal = async (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (signalledAt !== null) {
      if (now - signalledAt >= SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    signalledAt = now;
    await stop(signal);
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
