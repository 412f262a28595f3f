import { vi } from 'vitest';

// The files of a worker share its process: each begins with modules of its own.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
