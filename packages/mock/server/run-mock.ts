import { setFlagsFromString } from 'node:v8';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { stopOnSignals } from '@/lib/process/stop-on-signals';
import { type OpenSeeded, startMock } from './start';

/** Runs the mocked API as a process. */
export async function runMock(openSeeded: OpenSeeded): Promise<void> {
  keepLean();
  try {
    const mock = await startMock(readEnv(), openSeeded);
    const seconds = Math.round(performance.now() / 100) / 10;
    console.log(JSON.stringify({ ready: true, address: mock.address, seconds }));
    stopOnSignals(mock.stop);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(`mock: ${error.message}`);
    process.exit(1);
  }
}

/**
 * Limits V8's memory use, because a mock shares the machine with browsers and runs only for
 * minutes. Optimizing the embedded database's WebAssembly would take about 100 MB and seconds of
 * CPU time (`docs/performance/mock.md`), and the young generation of V8's heap would grow.
 */
function keepLean(): void {
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--semi-space-growth-factor=1');
}
