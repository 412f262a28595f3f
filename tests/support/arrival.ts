import { vi } from 'vitest';

class Arrival {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

/**
 * Stubs the page's navigation timing entries, which jsdom lacks, with these navigation types.
 * `vi.unstubAllGlobals` removes the stubs.
 */
export function arrivedBy(...types: string[]): void {
  vi.stubGlobal('PerformanceNavigationTiming', Arrival);
  const entries = Object(types.map((type) => new Arrival(type)));
  vi.stubGlobal('performance', {
    getEntriesByType: (kind: string) => (kind === 'navigation' ? entries : []),
  });
}
