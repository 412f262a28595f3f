import { vi } from 'vitest';

// The files of a worker share a process: each starts with its own modules.
// Stubs first: one that was set over a fake clock would bring that clock back.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.resetModules();
// What the servers keep for a whole process.
const ofProcess = ['logSink', 'lookups', 'metricSink', 'newestChange', 'readMemo'];
for (const name of [...ofProcess, 'requestContext', 'serverReads', 'tracer']) {
  Reflect.deleteProperty(globalThis, name);
}
