import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { aPort, launchApi, type Running } from './processes';

declare module 'vitest' {
  interface ProvidedContext {
    apiUrl: string;
  }
}

let api: Running;

/** Prepares the build, and a mocked API for all test files that only read from it. */
export async function setup({ provide }: TestProject) {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const port = await aPort();
  api = await launchApi(port);
  provide('apiUrl', `http://127.0.0.1:${port}`);
}

export async function teardown() {
  api.signal('SIGKILL');
  await api.ended;
}
