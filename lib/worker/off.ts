declare const self: ServiceWorkerGlobalScope;

// Replaces the service worker when it is switched off. It deletes the caches and unregisters
// itself.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
// An open page may register this worker again. The page's next message then unregisters it.
self.addEventListener('message', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('chorsu-'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
