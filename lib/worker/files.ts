import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const DAY_SECONDS = 24 * 60 * 60;

/** Names contain a digest, so a cached file is always right, also for pages of older builds. */
export const buildFiles = new CacheFirst({
  cacheName: 'chorsu-files',
  plugins: [
    new ExpirationPlugin({
      maxEntries: 300,
      maxAgeSeconds: 30 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

export const pictures = new CacheFirst({
  cacheName: 'chorsu-pictures',
  plugins: [
    new ExpirationPlugin({
      maxEntries: 200,
      maxAgeSeconds: 14 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

/** Icons and the ornament keep their names, so they are shown from the cache and then renewed. */
export const drawings = new StaleWhileRevalidate({ cacheName: 'chorsu-drawings' });

export const HYDRATION = '/hydrate.js';
/** No saved copy is hydrated without it. It keeps its name too, and must be of the page's build. */
export const hydration = new NetworkFirst({ cacheName: 'chorsu-hydration' });
