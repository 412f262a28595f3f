import { vi } from 'vitest';

// The test files of a worker share a process, so each starts with fresh modules. Global stubs are
// removed before the fake clock: removing a stub of a faked global would restore the fake.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.resetModules();
// Values that the servers store on `globalThis`.
const ofProcess = ['logSink', 'lookups', 'metricSink', 'newestChange', 'readMemo'];
for (const name of [...ofProcess, 'requestContext', 'serverReads', 'tracer']) {
  Reflect.deleteProperty(globalThis, name);
}
