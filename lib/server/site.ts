import { headers } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { shouldSaveData } from '@/lib/domain/save-data';
import { envServer } from '@/lib/env.server';
import { read, readWithTime } from './call';
import { cleanIcon } from './sanitize-svg';

const siteWide = { memo: { seconds: 60, tags: [pageTag.site] } };

const readSettings = cache((locale?: Locale) =>
  readWithTime('site.settings', {}, { ...siteWide, ...(locale && { locale }) }),
);

/**
 * Returns the shop's settings in the language of the page, or in `locale`. They may be a minute
 * old.
 */
export async function getSettings(locale?: Locale) {
  return (await readSettings(locale)).data;
}

/**
 * Returns the number of milliseconds by which the API's clock is ahead of this machine's. It is
 * determined from the response with the settings, which every page reads.
 */
export async function apiAheadMs(): Promise<number> {
  return (await readSettings()).apiAheadMs;
}

/** Returns the regions with their delivery terms. They may be a minute old. */
export const listRegions = cache(async () => {
  const { results } = await read('geo.regions', {}, siteWide);
  return results;
});

/** Returns the shop's contacts. They may be a minute old. */
export const getContact = cache(() => read('site.contact', {}, siteWide));

/** Returns the key for the map service, or `null`. It is public, because the browser needs it. */
export const getMapKey = () => envServer.YANDEX_MAPS_KEY ?? null;

/** Returns the share of page views, from 0 to 1, whose browsers report performance and errors. */
export const getReportSample = () => envServer.WEB_VITALS_SAMPLE;

/** Returns the header and footer menus with sanitized icons. They may be a minute old. */
export const listMenu = cache(async () => {
  const { results } = await read('site.menu', { query: { with_children: true } }, siteWide);
  return withCleanIcons(results);
});

/** Caches sanitized items by their source data, because many pages share the memoized data. */
const cleaned = new WeakMap<readonly MenuItem[], MenuItem[]>();

/** Sanitizes the SVG icons of menu items and all their descendants. */
export function withCleanIcons(items: readonly MenuItem[]): MenuItem[] {
  const known = cleaned.get(items);
  if (known) return known;
  const clean = items.map((item) => ({
    ...item,
    icon: cleanIcon(item.icon),
    children: withCleanIcons(item.children),
  }));
  cleaned.set(items, clean);
  return clean;
}

/** Returns whether the browser of this request saves data or has a slow connection (ADR 019). */
export async function isSaveDataPage(): Promise<boolean> {
  const sent = await headers();
  return shouldSaveData({
    saveData: sent.get('save-data') === 'on',
    effectiveType: sent.get('ect'),
  });
}
