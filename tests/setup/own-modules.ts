import { vi } from 'vitest';

// The files of a worker share a process: each starts with its own modules.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
