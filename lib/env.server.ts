import { z } from 'zod';
import type { StartFacts } from '@/lib/domain/start-guard';
// Relative: Next's own loader of next.config.ts knows no other way.
import { telemetryVariables } from './telemetry/env';

const wholeNumber = z.coerce.number().int().nonnegative();

const set = Object.entries(process.env).filter(([, value]) => value?.trim());

const parsed = z
  .object({
    ...telemetryVariables,
    ALLOW_UNSAFE_START: z.stringbool().default(false),
    API_URL: z.url().default('http://127.0.0.1:4001'),
    /** Set by `npm run build`; without one Next invents one. */
    BUILD_ID: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    /** How long a cache in front may keep pages; 0: there is none. */
    CDN_SECONDS: wholeNumber.max(3600).default(0),
    CHORSU_DIST: z.string().default('.next'),
    /** If off, pages are sent with Next's own scripts and stylesheets. */
    DEFER_HYDRATION: z.stringbool().default(true),
    /** Whether it follows the changes of the bundled API, as each of several storefronts must. */
    FOLLOW_CHANGES: z.stringbool().default(false),
    /** A cookie that pages may depend on: it is forwarded to the API and part of their cache keys. */
    FORWARD_COOKIE: z
      .string()
      .regex(/^[\w-]*$/)
      .default(''),
    /** So many good answers of a cache have a line in each second, of further ones every hundredth. */
    LOG_CACHED_PER_SECOND: wholeNumber.default(100),
    NODE_ENV: z.string().default('development'),
    PAGE_CACHE_MB: wholeNumber.default(32),
    PAGE_COPY: z.string().optional(),
    PAGE_FRESH_SECONDS: wholeNumber.default(10),
    PAGE_STALE_SECONDS: wholeNumber.default(60),
    PORT: wholeNumber.max(65_535).default(3000),
    /** How long a server read of the API may take (B-32). */
    READ_TIMEOUT_SECONDS: wholeNumber.min(1).default(2),
    /** 0: by the cores and the memory of the machine. */
    RENDERERS: wholeNumber.max(64).default(0),
    RENDER_QUEUE: wholeNumber.default(100),
    RENDER_TIMEOUT_SECONDS: wholeNumber.min(1).default(10),
    RENDER_WAIT_SECONDS: wholeNumber.default(5),
    /** Where several storefronts have their pages in common. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    REVALIDATE_SECRET: z.string().min(16).optional(),
    SERVICE_WORKER: z.stringbool().default(true),
    SITE_URL: z.url({ protocol: /^https?$/, normalize: true }).optional(),
    STOP_PAUSE_SECONDS: wholeNumber.default(3),
    TRUST_PROXY: z.stringbool().default(false),
    /** The share of page views whose browsers report how quick they were; 0 loads nothing. */
    WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
    YANDEX_MAPS_KEY: z.string().optional(),
  })
  .refine(
    ({ FOLLOW_CHANGES, REDIS_URL, REVALIDATE_SECRET }) =>
      REVALIDATE_SECRET || !(FOLLOW_CHANGES || REDIS_URL),
    { path: ['REVALIDATE_SECRET'], error: 'needed to follow the changes of the API' },
  )
  .safeParse(Object.fromEntries(set));

if (!parsed.success) {
  throw new Error(`Bad environment: ${z.prettifyError(parsed.error)}`);
}

const { API_URL, SITE_URL = `http://localhost:${parsed.data.PORT}`, ...rest } = parsed.data;

export const envServer = {
  ...rest,
  API_URL: API_URL.replace(/\/$/, ''),
  SITE_URL: SITE_URL.replace(/\/$/, ''),
};

/** What this process knows of its own safety; the API knows the rest. */
export const startFacts: StartFacts = {
  isProduction: envServer.NODE_ENV === 'production',
  siteUrl: envServer.SITE_URL,
  hasProviderKeys: false,
  hasDatabaseServer: false,
  isBehindProxy: envServer.TRUST_PROXY,
  isUnsafeAllowed: envServer.ALLOW_UNSAFE_START,
};

/** For a process that is started: these, unless the environment says otherwise. */
export function inheritedEnv(added: Record<string, string>): NodeJS.ProcessEnv {
  return { ...added, ...process.env };
}
