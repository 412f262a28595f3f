import { writeSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { START_AGAIN } from '@/lib/process/stop-on-signals';

/** Runs PostgreSQL until it waits for the next message. Private to PGlite. */
type MainLoop = { _PostgresMainLoopOnce?: () => void };

/**
 * Ends the process when the embedded PostgreSQL aborts, for example because its write-ahead log
 * does not fit on the disk. PGlite would call the aborted PostgreSQL in an endless synchronous
 * loop, so that no other code of this process could run. Committed data is on the disk.
 *
 * If an update of PGlite removes the private function, the watchdog ends the process instead.
 */
export function endOnAbort(client: PGlite): void {
  const mod = moduleOf(client);
  const run = mod?._PostgresMainLoopOnce;
  if (!mod || !run) return;
  mod._PostgresMainLoopOnce = () => {
    try {
      run();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) end(error);
      // All other exceptions report failed statements, and PGlite handles them.
      throw error;
    }
  };
}

function end({ message }: Error): void {
  try {
    const reason = message.split('\n', 1)[0];
    writeSync(
      2,
      `api: the embedded database aborted: ${reason} The API exits and must be restarted.\n`,
    );
  } catch {
    // Standard error is closed, so the reason cannot be reported.
  }
  process.exit(START_AGAIN);
}

// The type hides the module from code outside PGlite.
function moduleOf(client: PGlite): MainLoop | undefined {
  return (client as unknown as { mod?: MainLoop }).mod;
}
