import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * File names contain a digest, so a cached file is always valid, even for pages of older builds.
 */
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

export const images = new CacheFirst({
  cacheName: 'chorsu-pictures',
  plugins: [
    new ExpirationPlugin({
      maxEntries: 200,
      maxAgeSeconds: 14 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

/**
 * Icons and the ornament have the same names in every build, so the cache serves them and then
 * updates them.
 */
export const drawings = new StaleWhileRevalidate({ cacheName: 'chorsu-drawings' });

export const HYDRATION = '/hydrate.js';
/**
 * Saved copies need this script to hydrate. Its name is the same in each build, and it must match
 * the build of the page.
 */
export const hydration = new NetworkFirst({ cacheName: 'chorsu-hydration' });
