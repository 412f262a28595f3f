import { registerRoute } from 'workbox-routing';
import { IMAGE_OPTIMISER, STATIC_FILES } from '@/lib/next/addresses';
import { buildFiles, drawings, pictures } from './files';
import { answerNavigation } from './navigation';
import { cacheOfflinePages, deleteOldOfflinePages } from './offline-pages';
import { savePage } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePages(event).then(() => self.skipWaiting()));
});

// Open pages of an older build go on: their files have names that no other build uses.
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const { seen } = Object(event.data);
  if (typeof seen === 'string') event.waitUntil(savePage(seen, event));
  if (event.data === 'waited') event.waitUntil(self.skipWaiting());
});

// API calls have no route here: the answer to a shopper is never cached.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event, request, url }) => answerNavigation({ event: asFetch(event), request, url }),
);
registerRoute(
  ofPath((path) => [STATIC_FILES, '/_page/'].some((folder) => path.startsWith(folder))),
  buildFiles,
);
registerRoute(
  ofPath((path) => path === IMAGE_OPTIMISER),
  pictures,
);
registerRoute(
  ofPath((path) => /^\/[\w-]+\.svg$/.test(path)),
  drawings,
);

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOldOfflinePages();
  await self.clients.claim();
}

function ofPath(matches: (path: string) => boolean) {
  return ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && matches(url.pathname);
}

// Workbox types its events for messages as well, but routes only get those of fetches.
function asFetch(event: ExtendableEvent): FetchEvent {
  return event as FetchEvent;
}
