import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Serves build files from the cache. Their names contain a digest, so a cached file is always
 * valid, even for pages of older builds.
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
 * Serves icons and the ornament from the cache and updates the cached copies afterward, because
 * their names are the same in every build.
 */
export const drawings = new StaleWhileRevalidate({ cacheName: 'chorsu-drawings' });

export const HYDRATION = '/hydrate.js';
/**
 * Serves the hydration script, which saved copies need. The script must match the build of the
 * page, but its name is the same in every build, so the network is tried first.
 */
export const hydration = new NetworkFirst({ cacheName: 'chorsu-hydration' });
