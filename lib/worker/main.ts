import { registerRoute } from 'workbox-routing';
import { IMAGE_OPTIMISER, STATIC_FILES } from '@/lib/next/addresses';
import { buildFiles, drawings, pictures } from './files';
import { answerNavigation } from './navigation';
import { forgetOldOfflinePages, keepOfflinePages } from './offline-pages';
import { savePage } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages(event).then(() => self.skipWaiting()));
});

// Open pages of an older build go on: their files are kept under names that no build uses twice.
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const { seen } = Object(event.data);
  if (typeof seen === 'string') event.waitUntil(savePage(seen, event));
  if (event.data === 'waited') event.waitUntil(self.skipWaiting());
});

// Calls of the API have no route here: no answer to a shopper is ever kept.
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
  await forgetOldOfflinePages();
  await self.clients.claim();
}

function ofPath(matches: (path: string) => boolean) {
  return ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && matches(url.pathname);
}

// Workbox types its events for messages as well; a route only ever gets those of fetches.
function asFetch(event: ExtendableEvent): FetchEvent {
  return event as FetchEvent;
}
