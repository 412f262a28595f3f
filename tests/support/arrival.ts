import { vi } from 'vitest';

class Arrival {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

/**
 * Fakes how the browser reached the page, which jsdom does not support.
 * `vi.unstubAllGlobals` undoes it.
 */
export function arrivedBy(...types: string[]): void {
  vi.stubGlobal('PerformanceNavigationTiming', Arrival);
  const entries = Object(types.map((type) => new Arrival(type)));
  vi.stubGlobal('performance', {
    getEntriesByType: (kind: string) => (kind === 'navigation' ? entries : []),
  });
}
