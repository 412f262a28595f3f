import { vi } from 'vitest';

class Arrival {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

/** Tells how the page was reached, of which jsdom knows nothing; `vi.unstubAllGlobals` ends it. */
export function arrivedBy(...types: string[]): void {
  vi.stubGlobal('PerformanceNavigationTiming', Arrival);
  const entries = Object(types.map((type) => new Arrival(type)));
  vi.stubGlobal('performance', {
    getEntriesByType: (kind: string) => (kind === 'navigation' ? entries : []),
  });
}
