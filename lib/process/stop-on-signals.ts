/**
 * The process cannot go on, and a fresh one may: its supervisor should start it again. As
 * `EX_TEMPFAIL` of sysexits.h.
 */
export const START_AGAIN = 75;

/** On Ctrl-C the terminal and npm each send a signal: two within this time count as one. */
export const SAME_SIGNAL_MS = 1000;

/** The first signal stops the process in order, a later one at once. */
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
