/** A signal to stop that follows another so soon is the same wish, told twice. */
export const SAME_WISH_MS = 1000;

/** Ends the process in order, whichever signal tells it to; one that comes later ends it at once. */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let toldAt: number | null = null;
  const onSignal = async (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (toldAt !== null) {
      if (now - toldAt >= SAME_WISH_MS) process.exit(1);
      return;
    }
    toldAt = now;
    await stop(signal);
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
