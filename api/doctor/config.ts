import { reasonOf } from '@/api/db/failure';
import { CASE_FAULT, type TextSettings } from '@/api/db/letter-case';
import { dataFolderFault } from '@/api/shared/data-folder';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { factsOf, type GuardedSettings } from '@/api/shared/start-guard';
import { findUnsafe, type ShopMode, type StartFacts, shopMode } from '@/lib/domain/start-guard';
import { sections } from '@/lib/settings/all';
import { defaultOf } from '@/lib/settings/documents';
import type { Setting } from '@/lib/settings/setting';
import { Failure } from '@/scripts/lib/failure.mjs';
import { readSettings } from '@/scripts/lib/settings.mjs';
import { type Reached, reachAll } from './reach';
import { findShopSettings } from './shop-settings';

const verdicts: Record<ShopMode, string> = {
  demonstration:
    'A production start would be a demonstration without safety checks: SITE_URL is not https, and neither provider keys nor DATABASE_URL is set.',
  live: 'A production start would be a live shop.',
  staging: 'A production start would be a staging shop: ALLOW_UNSAFE_START is set.',
};

const UNKNOWN_LINE =
  "– the shop's test mode and installment limit are unknown: its database is unreachable";

/**
 * Prints every setting and each unsafe combination that stops a live shop from starting. Returns
 * the exit code.
 */
export async function reportConfig(): Promise<number> {
  try {
    const { facts, reached, areSettingsKnown, caseFault } = await findFacts();
    const unsafe = findUnsafe(facts);
    console.log(`\n${verdicts[shopMode(facts)]}`);
    for (const line of unsafe) console.log(`✗ ${line}`);
    if (!areSettingsKnown) console.log(UNKNOWN_LINE);
    else if (unsafe.length === 0) console.log('✓ no unsafe combination');
    for (const one of reached) console.log(reachedLine(one));
    if (caseFault) console.log(caseLine(caseFault));
    const unreached = reached.filter(({ fault }) => fault);
    return caseFault || unsafe.length + unreached.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof Failure)) throw error;
    console.error(`doctor: ${error.message}`);
    return 1;
  }
}

type Found = {
  facts: StartFacts;
  reached: Reached[];
  areSettingsKnown: boolean;
  caseFault?: TextSettings | null | undefined;
};

async function findFacts(): Promise<Found> {
  // Reads the settings as `npm start` does, including those in `.env`.
  const { apiUrl, siteUrl } = readSettings();
  for (const [name, setting] of Object.values(sections).flatMap(Object.entries<Setting>)) {
    console.log(describeSetting(name, setting));
  }
  const env = readEnv({ NODE_ENV: 'production', SITE_URL: siteUrl });
  const redisUrl = await storefrontRedis();
  const reached = await reachAll(env, redisUrl);
  // API_URL without DATABASE_URL means another backend. The bundled API has both when it runs
  // behind a load balancer.
  if (apiUrl && !env.DATABASE_URL) return { facts: factsOf(env), reached, areSettingsKnown: true };

  const folderFault = dataFolderFault(env.CHORSU_DATA);
  if (folderFault) reached.push({ name: 'CHORSU_DATA', fault: folderFault });
  const name = env.DATABASE_URL ? 'DATABASE_URL' : 'CHORSU_DATA';
  try {
    const { settings, from, caseFault } = await findShopSettings(env);
    console.log(`\nSettings of the shop, from ${from}:`);
    for (const line of shopLines(settings)) console.log(line);
    if (env.DATABASE_URL) reached.unshift({ name, fault: null });
    return { facts: factsOf(env, settings), reached, areSettingsKnown: true, caseFault };
  } catch (error) {
    if (env.DATABASE_URL || !folderFault) reached.unshift({ name, fault: reasonOf(error) });
    return { facts: factsOf(env, {}), reached, areSettingsKnown: false };
  }
}

/**
 * Validates all settings of the storefront, as the storefront does at startup, and returns its
 * REDIS_URL.
 */
async function storefrontRedis(): Promise<string | undefined> {
  try {
    const { envServer } = await import('@/lib/env.server');
    return envServer.REDIS_URL;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFailure(reason.replace(/\s*\n\s*/g, ' '), { cause });
  }
}

function reachedLine({ name, fault }: Reached): string {
  if (!fault) return `✓ ${name} responds`;
  return `✗ ${name} ${name === 'CHORSU_DATA' ? 'cannot be used' : 'is unreachable'}: ${fault}`;
}

function caseLine({ encoding, locale }: TextSettings): string {
  return `✗ DATABASE_URL has the encoding ${encoding} and the locale ${locale}. ${CASE_FAULT}`;
}

function describeSetting(name: string, setting: Setting): string {
  const value = process.env[name] || undefined;
  const shown = value ?? `${defaultOf(setting) || '(not set)'}  [default]`;
  const isHidden = setting.isSecret && value !== undefined;
  return `${name} = ${isHidden ? '(set, not shown)' : shown}\n    ${setting.meaning}`;
}

function shopLines({ isTestMode, instalmentLimit }: GuardedSettings): string[] {
  return [
    `test_mode = ${isTestMode ? 'on' : 'off'}\n    If on, sign-in codes are shown on the page and orders can be paid without money.`,
    `new_customer_instalment_limit = ${instalmentLimit}\n    How much a new customer may owe on installments, in UZS.`,
  ];
}
