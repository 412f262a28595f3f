import { registerRoute } from 'workbox-routing';
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
registerRoute(isOf(/^\/(?:_next\/static|_page)\//), buildFiles);
registerRoute(isOf(/^\/_next\/image$/), pictures);
registerRoute(isOf(/^\/[\w-]+\.svg$/), drawings);

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOldOfflinePages();
  await self.clients.claim();
}

function isOf(paths: RegExp) {
  return ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && paths.test(url.pathname);
}

// Workbox types its events for messages as well, but routes only get those of fetches.
function asFetch(event: ExtendableEvent): FetchEvent {
  return event as FetchEvent;
}
