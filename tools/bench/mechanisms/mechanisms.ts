import {
  measureDeferredHydration,
  measureIntents,
  measureOptimisticNavigation,
  measureServiceWorker,
} from './browser-side';
import { measureSearchIndex, measureTelemetry, measureWorlds } from './data-side';
import { type Figure, linesOf, type Mechanism } from './mechanism';
import { measureHeapLimits } from './memory';
import { measureDecision, measurePageCache, measureRenderers } from './server-side';

/** Every mechanism that this repository builds itself (ADR 166). */
const mechanisms: Mechanism[] = [
  {
    name: 'page cache',
    paths: ['server/pages', 'server/bytes', 'server/shared'],
    without: 'PAGE_CACHE_MB=0',
    measure: measurePageCache,
  },
  {
    name: 'renderers and queues',
    paths: ['server/rendering/renderers', 'server/rendering/renderer.ts', 'lib/queues'],
    without: "Next's own server on the same build",
    measure: measureRenderers,
  },
  {
    name: 'routing decision',
    paths: ['middleware.ts', 'lib/routing', 'lib/domain/routing/routes.ts'],
    without: 'a page that is rendered',
    measure: measureDecision,
  },
  {
    name: 'deferred hydration and used styles',
    paths: [
      'packages/deferred-hydration/browser',
      'packages/deferred-hydration/server',
      'server/rendering/deferred',
      'server/rendering/next',
      'lib/client/hydration',
    ],
    without: 'DEFER_HYDRATION=off',
    measure: measureDeferredHydration,
  },
  {
    name: 'intents',
    paths: ['lib/client/sync', 'stores/intent-store.ts', 'stores/persisted-intents.ts'],
    without: 'their storage emptied',
    measure: measureIntents,
  },
  {
    name: 'optimistic navigation',
    paths: [
      'components/layout/start/link-interceptor.tsx',
      'components/product/page/optimistic-product.tsx',
      'lib/navigation',
    ],
    without: 'a plain link',
    measure: measureOptimisticNavigation,
  },
  {
    name: 'service worker',
    paths: ['lib/worker'],
    without: 'SERVICE_WORKER=0',
    measure: measureServiceWorker,
  },
  {
    name: 'search index',
    paths: ['api/search/index', 'api/search/words', 'api/catalogue/live'],
    without: 'SQL in the embedded database',
    measure: measureSearchIndex,
  },
  {
    name: 'worlds of the mock',
    paths: ['packages/mock'],
    without: 'a mock started for each test',
    measure: measureWorlds,
  },
  {
    name: 'limits on V8 and the allocator',
    paths: ['lib/process/small-heap.ts', 'scripts/lib/processes/allocator.mjs'],
    without: 'SMALL_HEAP=0',
    measure: measureHeapLimits,
  },
  {
    name: 'telemetry',
    paths: ['lib/telemetry'],
    without: 'LOG_FORMAT, METRICS_PORT and OTEL_* not set',
    measure: measureTelemetry,
  },
];

export type MechanismRow = Figure & Pick<Mechanism, 'name' | 'without'> & { lines: number };

/** Measures every mechanism, or those that `chosen` names, with it and without it. */
export async function* benchMechanisms(chosen: string[]): AsyncGenerator<MechanismRow[]> {
  for (const { name, paths, without, measure } of mechanisms) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const lines = linesOf(paths);
    yield (await measure()).map((figure) => ({ name, lines, ...figure, without }));
  }
}
