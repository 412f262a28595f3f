import { smsOf } from '@/api/shared/sms/sms-provider';
import {
  findUnsafe,
  type ShopFacts,
  type ShopMode,
  type StartFacts,
  shopMode,
  TEST_MODE_LINE,
} from '@/lib/domain/start-guard';
import { hasProviderSetting } from '@/lib/settings/all';
import { log } from '@/lib/telemetry/log';
import type { ApiEnv } from './env';
import { StartFailure } from './errors';

/** Facts from the database that can make the shop unsafe. */
export type GuardedSettings = Pick<ShopFacts, 'isTestMode' | 'instalmentLimit' | 'isFilledByDemo'>;

export type StartGuard = {
  mode: ShopMode;
  findUnsafe: (settings: GuardedSettings) => string[];
};

/** Determines the shop's mode and the checks for it. */
export function startGuard(env: ApiEnv): StartGuard {
  return {
    mode: shopMode(factsOf(env)),
    findUnsafe: (settings) => findUnsafe(factsOf(env, settings)),
  };
}

/** A guard that accepts everything, for trial shops. */
export const openGuard: StartGuard = { mode: 'demonstration', findUnsafe: () => [] };

/**
 * Collects the facts that the guard checks. `settings` is omitted for another backend, whose
 * settings and providers are unknown.
 */
export function factsOf(env: ApiEnv, settings?: Partial<GuardedSettings>): StartFacts {
  return {
    isProduction: env.NODE_ENV === 'production',
    siteUrl: env.SITE_URL,
    hasProviderKeys: hasProviderSetting(env),
    hasDatabaseServer: env.DATABASE_URL !== undefined,
    isBehindProxy: env.TRUST_PROXY,
    isUnsafeAllowed: env.ALLOW_UNSAFE_START,
    ...(settings && {
      shop: {
        ...settings,
        canSendSms: smsOf(env) !== null,
        hasCodeSecret: env.CODE_SECRET !== undefined,
      },
    }),
  };
}

/**
 * Checks the settings before the shop starts. A staging shop only logs unsafe settings, and a
 * demonstration logs only that test mode is on.
 * @throws StartFailure when a live shop would be unsafe.
 */
export function guardStart({ mode, findUnsafe }: StartGuard, settings: GuardedSettings): void {
  const unsafe = findUnsafe(settings);
  if (mode === 'live' && unsafe.length > 0) {
    throw new StartFailure(unsafe.map((line) => `unsafe start refused: ${line}`).join('\n'));
  }
  for (const line of unsafe) log.warn(`api: unsafe, allowed by ALLOW_UNSAFE_START: ${line}`);
  if (mode === 'demonstration' && settings.isTestMode) log.warn(`api: ${TEST_MODE_LINE}`);
}

/** Checks the settings that a new shop is filled with, before anything is written. */
export function guardFirstStart(guard: StartGuard, isFilledByDemo: boolean): void {
  const settings = { isTestMode: false, instalmentLimit: 0, isFilledByDemo };
  if (guard.mode !== 'demonstration') guardStart(guard, settings);
}
