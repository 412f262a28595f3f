import { cache } from 'react';
import { read } from './call';

const siteWide = { keepSeconds: 60, tags: ['site'] };

export const getSettings = cache(() => read('site.settings', {}, siteWide));
export const getContact = cache(() => read('site.contact', {}, siteWide));

export const listMenu = cache(async () => {
  const { results } = await read('site.menu', { query: { with_children: true } }, siteWide);
  return results;
});
