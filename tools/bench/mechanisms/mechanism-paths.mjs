/**
 * The files and folders of every mechanism that this repository builds itself (ADR 166). The entry
 * for the worlds also includes the rest of the mock.
 *
 * @type {Record<string, readonly string[]>}
 */
export const mechanismPaths = {
  'page cache': ['server/pages', 'server/bytes', 'server/shared'],
  'renderers and queues': [
    'server/rendering/renderers',
    'server/rendering/renderer.ts',
    'lib/queues',
  ],
  'routing decision': ['middleware.ts', 'lib/routing', 'lib/domain/routing/routes.ts'],
  'deferred hydration and used styles': [
    'packages/deferred-hydration/browser',
    'packages/deferred-hydration/server',
    'server/rendering/deferred',
    'server/rendering/next',
    'lib/client/hydration',
  ],
  intents: [
    'lib/client/sync',
    'stores/intent-kinds.ts',
    'stores/intent-store.ts',
    'stores/persisted-intents.ts',
    'stores/shared-intents.ts',
    'stores/use-intents.ts',
  ],
  'optimistic navigation': [
    'components/layout/start/link-interceptor.tsx',
    'components/product/page/optimistic-product.tsx',
    'lib/navigation',
  ],
  'service worker': ['lib/worker'],
  'search index': ['api/search/index', 'api/search/words', 'api/catalog/live'],
  'worlds of the mock': ['packages/mock'],
  'limits on V8 and the allocator': ['lib/process/heap.ts', 'scripts/lib/processes/allocator.mjs'],
  telemetry: ['lib/telemetry'],
};
