import { smsOf } from '@/api/shared/sms/sms';
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

/** Settings of the shop that can make it unsafe, and whether it has any yet. */
export type GuardedSettings = Pick<ShopFacts, 'isTestMode' | 'instalmentLimit' | 'isFilledByDemo'>;

export type StartGuard = {
  mode: ShopMode;
  findUnsafe: (settings: GuardedSettings) => string[];
};

export function startGuard(env: ApiEnv): StartGuard {
  return {
    mode: shopMode(factsOf(env)),
    findUnsafe: (settings) => findUnsafe(factsOf(env, settings)),
  };
}

/** Of a shop that is only tried out. */
export const openGuard: StartGuard = { mode: 'demonstration', findUnsafe: () => [] };

/** Without `settings` of another backend, about whose providers nothing is known either. */
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

export function guardStart({ mode, findUnsafe }: StartGuard, settings: GuardedSettings): void {
  const unsafe = findUnsafe(settings);
  if (mode === 'live' && unsafe.length > 0) {
    throw new StartFailure(unsafe.map((line) => `unsafe start refused: ${line}`).join('\n'));
  }
  for (const line of unsafe) log.warn(`api: unsafe, allowed by ALLOW_UNSAFE_START: ${line}`);
  if (mode === 'demonstration' && settings.isTestMode) log.warn(`api: ${TEST_MODE_LINE}`);
}

/** Judges what a new shop is filled with, before anything is written. */
export function guardFirstStart(guard: StartGuard, isFilledByDemo: boolean): void {
  const settings = { isTestMode: false, instalmentLimit: 0, isFilledByDemo };
  if (guard.mode !== 'demonstration') guardStart(guard, settings);
}
