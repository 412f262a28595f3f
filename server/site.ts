import { envServer } from '@/lib/env.server';

/** The shop's public address, and whether HSTS includes its subdomains. */
export type Site = { isHttps: boolean; siteUrl: string; hasHstsSubdomains?: boolean };

const { HSTS_SUBDOMAINS: hasHstsSubdomains, SITE_URL: siteUrl } = envServer;

export const site: Site = { isHttps: siteUrl.startsWith('https:'), siteUrl, hasHstsSubdomains };
