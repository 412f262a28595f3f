import { vi } from 'vitest';

// The test files of a worker share a process, so each starts with fresh modules. Globals are
// restored first, because a stub that was set over a fake clock would restore that clock.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.resetModules();
// Values that the servers store on `globalThis`.
const ofProcess = ['logSink', 'lookups', 'metricSink', 'newestChange', 'readMemo'];
for (const name of [...ofProcess, 'requestContext', 'serverReads', 'tracer']) {
  Reflect.deleteProperty(globalThis, name);
}
