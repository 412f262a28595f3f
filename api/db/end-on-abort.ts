import { writeSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { START_AGAIN } from '@/lib/process/stop-on-signals';

/** Runs PostgreSQL until it waits for the next message. Private to PGlite. */
type MainLoop = { _PostgresMainLoopOnce?: () => void };

/**
 * Ends the process when the embedded PostgreSQL aborts, as it does when its write-ahead log does not
 * fit on the disk. PGlite calls an aborted PostgreSQL again and again within one synchronous call, so
 * no other code of this process would ever run. What was committed is on the disk.
 *
 * Without the private function, after an update of PGlite, the watchdog ends the process instead.
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
      // Every other exception is how PostgreSQL reports a failed statement.
      throw error;
    }
  };
}

function end({ message }: Error): void {
  try {
    const reason = message.split('\n', 1)[0];
    writeSync(
      2,
      `api: the embedded database aborted: ${reason} The API ends and must be started again.\n`,
    );
  } catch {
    // Nobody reads it.
  }
  process.exit(START_AGAIN);
}

// The type keeps the module to PGlite's own classes.
function moduleOf(client: PGlite): MainLoop | undefined {
  return (client as unknown as { mod?: MainLoop }).mod;
}
