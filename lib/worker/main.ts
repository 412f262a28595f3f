import { registerRoute, setCatchHandler } from 'workbox-routing';
import { IMAGE_OPTIMIZER, STATIC_FILES } from '@/lib/next/addresses';
import { buildFiles, drawings, HYDRATION, hydration, images } from './files';
import { respondToNavigation } from './navigation';
import { cacheOfflinePages, deleteOldOfflinePages } from './offline-pages';
import { sendPastTheWorker } from './past-the-worker';
import { deleteSavedPages, savePage } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(sendPastTheWorker(event));
  event.waitUntil(cacheOfflinePages(event).then(() => self.skipWaiting()));
});

// Open pages of an older build continue to work, because their files have unique names.
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const { seen } = Object(event.data);
  if (typeof seen === 'string') event.waitUntil(savePage(seen, event));
  if (event.data === 'forget') event.waitUntil(deleteSavedPages());
  if (event.data === 'waited') event.waitUntil(self.skipWaiting());
});

// API requests have no route here, so responses to shoppers are never cached.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event, request, url }) => respondToNavigation({ event, request, url }),
);
registerRoute(
  ofPath((path) => [STATIC_FILES, '/_page/'].some((folder) => path.startsWith(folder))),
  buildFiles,
);
registerRoute(
  ofPath((path) => path === IMAGE_OPTIMIZER),
  images,
);
registerRoute(
  ofPath((path) => /^\/[\w-]+\.svg$/.test(path)),
  drawings,
);
registerRoute(
  ofPath((path) => path === HYDRATION),
  hydration,
);

// If the browser's caches are blocked or broken, only the network is used.
setCatchHandler(({ request }) => fetch(request));

async function takeOver(): Promise<void> {
  // Disables navigation preload, which earlier releases enabled. In Firefox, a failed preload makes
  // the navigation fail as well.
  await self.registration.navigationPreload?.disable();
  await deleteOldOfflinePages();
  await self.clients.claim();
}

function ofPath(matches: (path: string) => boolean) {
  return ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && matches(url.pathname);
}
