import { headers } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { wantsSaveData } from '@/lib/domain/save-data';
import { envServer } from '@/lib/env.server';
import { read, readWithTime } from './call';
import { cleanIcon } from './sanitize-svg';

const siteWide = { memo: { seconds: 60, tags: [pageTag.site] } };

const readSettings = cache((locale?: Locale) =>
  readWithTime('site.settings', {}, { ...siteWide, ...(locale && { locale }) }),
);

export async function getSettings(locale?: Locale) {
  return (await readSettings(locale)).data;
}

/** How far the API's clock is ahead of this machine's, in milliseconds: every page reads settings. */
export async function apiAheadMs(): Promise<number> {
  return (await readSettings()).apiAheadMs;
}

export const listRegions = cache(async () => {
  const { results } = await read('geo.regions', {}, siteWide);
  return results;
});

export const getContact = cache(() => read('site.contact', {}, siteWide));

/** The map key is public: the browser needs it. */
export const getMapKey = () => envServer.YANDEX_MAPS_KEY ?? null;

/** The share of page views whose browsers report how quick they were. */
export const getReportSample = () => envServer.WEB_VITALS_SAMPLE;

export const listMenu = cache(async () => {
  const { results } = await read('site.menu', { query: { with_children: true } }, siteWide);
  return withCleanIcons(results);
});

/** By the answer that they are of: one answer is read by many pages. */
const cleaned = new WeakMap<readonly MenuItem[], MenuItem[]>();

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

export async function isSaveDataPage(): Promise<boolean> {
  const sent = await headers();
  return wantsSaveData({
    saveData: sent.get('save-data') === 'on',
    effectiveType: sent.get('ect'),
  });
}
