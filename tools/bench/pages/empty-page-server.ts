import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { run } from '@/scripts/lib/processes/run.mjs';
import { launch, type Running, waitForOk } from '@/tests/system/processes';

const EMPTY = 'tools/bench/pages/empty-page';
const NEXT = 'node_modules/next/dist/bin/next';

/**
 * Starts Next's own server with pages that contain only a heading, to measure the framework's own
 * cost.
 */
export async function launchEmpty(): Promise<{ url: string; server: Running }> {
  const { code, output } = await run(process.execPath, [NEXT, 'build', EMPTY], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(output);
  const port = String(await findFreePort());
  const server = launch([NEXT, 'start', EMPTY, '-p', port], { NODE_ENV: 'production' });
  const url = `http://127.0.0.1:${port}`;
  await waitForOk(url, '/');
  return { url, server };
}
