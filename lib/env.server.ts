import { z } from 'zod';
import type { StartFacts } from '@/lib/domain/start-guard';
// The import is relative because Next's loader of next.config.ts does not resolve the alias.
import { describeFaults, shapeOf, withoutBlank } from './settings/all';

const parsed = z
  .object(shapeOf('storefront'))
  .refine(
    ({ FOLLOW_CHANGES, REDIS_URL, REVALIDATE_SECRET }) =>
      REVALIDATE_SECRET || !(FOLLOW_CHANGES || REDIS_URL),
    { path: ['REVALIDATE_SECRET'], error: 'is required when FOLLOW_CHANGES or REDIS_URL is set' },
  )
  .safeParse(withoutBlank(process.env));

if (!parsed.success) {
  throw new Error(`Invalid settings: ${describeFaults(parsed.error)}`);
}

const { API_URL, SITE_URL = `http://localhost:${parsed.data.PORT}`, ...rest } = parsed.data;

export const envServer = {
  ...rest,
  API_URL: API_URL.replace(/\/$/, ''),
  SITE_URL: SITE_URL.replace(/\/$/, ''),
};

/** The safety-related settings of the storefront. The API has settings of its own. */
export const startFacts: StartFacts = {
  isProduction: envServer.NODE_ENV === 'production',
  siteUrl: envServer.SITE_URL,
  hasProviderKeys: false,
  hasDatabaseServer: false,
  isBehindProxy: envServer.TRUST_PROXY,
  isUnsafeAllowed: envServer.ALLOW_UNSAFE_START,
};

/**
 * Builds the environment of a child process: `added` values are defaults that the current
 * environment overrides.
 */
export function inheritedEnv(added: Record<string, string>): NodeJS.ProcessEnv {
  return { ...added, ...process.env };
}
