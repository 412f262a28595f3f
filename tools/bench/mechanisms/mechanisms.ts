import {
  measureDeferredHydration,
  measureIntents,
  measureOptimisticNavigation,
  measureServiceWorker,
} from './browser-side';
import { measureSearchIndex, measureTelemetry, measureWorlds } from './data-side';
import { linesOf } from './lines-of.mjs';
import type { Figure, Mechanism } from './mechanism';
import { mechanismPaths } from './mechanism-paths.mjs';
import { measureHeapLimits } from './memory';
import { measureDecision, measurePageCache, measureRenderers } from './server-side';

/** Every mechanism that this repository builds itself (ADR 166). */
const mechanisms: Mechanism[] = [
  {
    name: 'page cache',
    without: 'PAGE_CACHE_MB=0',
    measure: measurePageCache,
  },
  {
    name: 'renderers and queues',
    without: "Next's own server on the same build",
    measure: measureRenderers,
  },
  {
    name: 'routing decision',
    without: 'a rendered page',
    measure: measureDecision,
  },
  {
    name: 'deferred hydration and used styles',
    without: 'DEFER_HYDRATION=off',
    measure: measureDeferredHydration,
  },
  {
    name: 'intents',
    without: 'browser storage emptied',
    measure: measureIntents,
  },
  {
    name: 'optimistic navigation',
    without: 'a plain link',
    measure: measureOptimisticNavigation,
  },
  {
    name: 'service worker',
    without: 'SERVICE_WORKER=0',
    measure: measureServiceWorker,
  },
  {
    name: 'search index',
    without: 'SQL in the embedded database',
    measure: measureSearchIndex,
  },
  {
    name: 'worlds of the mock',
    without: 'a mock started for each test',
    measure: measureWorlds,
  },
  {
    name: 'limits on V8 and the allocator',
    without: 'SMALL_HEAP=0',
    measure: measureHeapLimits,
  },
  {
    name: 'telemetry',
    without: 'LOG_FORMAT, METRICS_PORT and OTEL_* not set',
    measure: measureTelemetry,
  },
];

export type MechanismRow = Figure & Pick<Mechanism, 'name' | 'without'> & { lines: number };

/** Measures each mechanism in `chosen`, or all if it is empty, against the shop without it. */
export async function* benchMechanisms(chosen: string[]): AsyncGenerator<MechanismRow[]> {
  for (const { name, without, measure } of mechanisms) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const lines = linesOf(mechanismPaths[name] ?? []);
    yield (await measure()).map((figure) => ({ name, lines, ...figure, without }));
  }
}
