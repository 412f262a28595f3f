declare const self: ServiceWorkerGlobalScope;

// Replaces the service worker when it is switched off: removes its caches and itself.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
// Without this listener, an open page that registers this worker again would keep it forever.
self.addEventListener('message', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('chorsu-'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
