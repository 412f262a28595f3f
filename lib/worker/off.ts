declare const self: ServiceWorkerGlobalScope;

// Served in place of the worker when it is switched off: it removes its caches and itself.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
// An open page that registers it meanwhile would keep it for ever.
self.addEventListener('message', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('chorsu-'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
