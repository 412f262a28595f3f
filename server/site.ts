import { envServer } from '@/lib/env.server';

/** The shop's public address. */
export type Site = { isHttps: boolean; siteUrl: string };

const { SITE_URL: siteUrl } = envServer;

export const site: Site = { isHttps: siteUrl.startsWith('https:'), siteUrl };
