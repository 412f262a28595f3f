import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

const DAY_SECONDS = 24 * 60 * 60;

/** Named by their digest: what is kept is right for ever, for open pages of an older build too. */
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

/** Icons and ornament: their names stay, so they are shown from here and asked for behind it. */
export const drawings = new StaleWhileRevalidate({ cacheName: 'chorsu-drawings' });
