import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

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

/** The script of every page, without which no saved copy is hydrated. */
export const HYDRATION = '/hydrate.js';
export const KEEP_THEIR_NAMES = /^\/(?:[\w-]+\.svg|hydrate\.js)$/;

/** Files that keep their names are taken from the cache and then renewed. */
export const renewedFiles = new StaleWhileRevalidate({ cacheName: 'chorsu-drawings' });
