import { vi } from 'vitest';

// The files of a worker share a process: each starts with its own modules.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
// What the servers keep for a whole process.
const ofProcess = ['logSink', 'lookups', 'metricSink', 'newestChange', 'readMemo'];
for (const name of [...ofProcess, 'requestContext', 'serverReads', 'tracer']) {
  Reflect.deleteProperty(globalThis, name);
}
