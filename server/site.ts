import { envServer } from '@/lib/env.server';

/** Where shoppers find the shop. */
export type Site = { isHttps: boolean; siteUrl: string };

const { SITE_URL: siteUrl } = envServer;

export const site: Site = { isHttps: siteUrl.startsWith('https:'), siteUrl };
