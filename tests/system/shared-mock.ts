import type { TestProject } from 'vitest/node';
import { aPort, launchApi, type Running } from './processes';

declare module 'vitest' {
  interface ProvidedContext {
    apiUrl: string;
  }
}

let api: Running;

/** A mocked API for all files that only read it. */
export async function setup({ provide }: TestProject) {
  const port = await aPort();
  api = await launchApi(port);
  provide('apiUrl', `http://127.0.0.1:${port}`);
}

export async function teardown() {
  api.signal('SIGKILL');
  await api.ended;
}
