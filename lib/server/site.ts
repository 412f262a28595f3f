import { cache } from 'react';
import { envServer } from '@/lib/env.server';
import { read } from './call';

const siteWide = { keepSeconds: 60, tags: ['site'] };

export const getSettings = cache(() => read('site.settings', {}, siteWide));
export const getContact = cache(() => read('site.contact', {}, siteWide));

/** Of the map service; the browser needs it, so it is no secret. */
export const getMapKey = () => envServer.YANDEX_MAPS_KEY ?? null;

export const listMenu = cache(async () => {
  const { results } = await read('site.menu', { query: { with_children: true } }, siteWide);
  return results;
});
