import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '@/tests/support/send-request';
import { launch, type Running, waitForOk } from '@/tests/system/processes';

type Env = Record<string, string> & { API_PORT: string };

const START_MS = 900_000;
const READY_MS = 900_000;
const POLL_EVERY_MS = 250;

/** Starts the API as in production. Resolves when it is ready. */
export async function serve(env: Env): Promise<Running> {
  const api = launch(['scripts/run.mjs', 'api/main/serve.ts'], env);
  const ended = api.ended.then(() => Promise.reject(new Error(`the API ended: ${api.output()}`)));
  // Without this handler, stopping the API later would cause an unhandled rejection.
  ended.catch(() => undefined);
  await Promise.race([waitForOk(addressOf(env), '/readyz', START_MS), ended]);
  return api;
}

/** Starts the API as in production. Resolves when its search is ready as well. */
export async function serveReady(env: Env): Promise<Running> {
  const api = await serve(env);
  await searchReady(addressOf(env));
  return api;
}

/** Waits until the API reports that its index is loaded or that its search engine is filled. */
export async function searchReady(address: string): Promise<void> {
  for (const until = performance.now() + READY_MS; performance.now() < until; ) {
    const { body } = await sendRequest(address, '/readyz');
    const { search = 'ready' } = JSON.parse(body.toString());
    if (search === 'ready') return;
    await pause(POLL_EVERY_MS);
  }
  throw new Error(`The search is not ready after ${READY_MS / 1000} s.`);
}

export async function stop(...running: Running[]): Promise<void> {
  for (const one of running) one.signal('SIGINT');
  await Promise.all(running.map(({ ended }) => ended));
}

/** Creates a temporary folder, and returns it with a function that removes it. */
export function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function addressOf({ API_PORT }: Env): string {
  return `http://127.0.0.1:${API_PORT}`;
}
