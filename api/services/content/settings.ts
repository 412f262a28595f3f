import { count, sql } from 'drizzle-orm';
import { recordChange } from '@/api/db/change-events';
import type { Db } from '@/api/db/database';
import { settings as settingRows } from '@/api/db/schema/content';
import { deliveryPoints } from '@/api/db/schema/geo';
import { inTransaction } from '@/api/db/transaction';
import { OperatorFailure } from '@/api/shared/errors';
import { fillBoth } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { GuardedSettings, StartGuard } from '@/api/shared/start-guard';
import type { Settings } from '@/lib/contract/site';
import { isRecord } from '@/lib/domain/is-record';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { defaults, type OwnSettings, ownSettings, settable, shownSettings } from './own-settings';

const SETTINGS_MAX = 200;

type SettingsPorts = Pick<Ports, 'db' | 'guard'>;

/**
 * Returns the settings that the storefront may read, with the shop's name filled in.
 *
 * Use `getOwnSettings` for decisions on the server: it includes the operator's settings.
 */
export async function getSettings({
  db,
  guard,
  sms,
}: SettingsPorts & Pick<Ports, 'sms'>): Promise<Settings> {
  const [points] = await db.select({ count: count() }).from(deliveryPoints);
  const own = await getOwnSettings({ db, guard });
  const shown = shownSettings.parse(own);
  const { app_name: shop, head_title, head_description } = shown;
  return {
    ...shown,
    head_title: fillBoth(head_title, { shop }),
    head_description: fillBoth(head_description, { shop }),
    ...(guard.mode === 'staging' && { is_staging: true }),
    is_guarded: guard.mode !== 'demonstration',
    order_sms: sendsOrderSms(own, sms),
    pickup_points: points?.count ?? 0,
  };
}

/**
 * Returns all settings in effect. A live shop ignores unsafe values in the database: test mode is
 * off, and new customers get no installment limit.
 */
export async function getOwnSettings({ db, guard }: SettingsPorts): Promise<OwnSettings> {
  const stored = await readSettings(db);
  if (guard.mode !== 'live') return stored;
  return { ...stored, test_mode: false, new_customer_instalment_limit: 0 };
}

/**
 * Returns whether shoppers may opt in to SMS about their orders: the setting is on and the shop has
 * a provider. A shop in test mode offers this choice without a provider and sends nothing.
 */
export function sendsOrderSms(own: OwnSettings, sms: Ports['sms']): boolean {
  return own.order_sms && (sms !== null || own.test_mode);
}

/** Returns whether the shop runs in test mode. */
export async function isTestMode(ports: SettingsPorts): Promise<boolean> {
  return (await getOwnSettings(ports)).test_mode;
}

/** Returns the installment limit (UZS) of a new customer. */
export async function firstLimit(ports: SettingsPorts): Promise<number> {
  return (await getOwnSettings(ports)).new_customer_instalment_limit;
}

/** Returns the stored values that the start guard checks. */
export async function getGuardedSettings(db: Db): Promise<GuardedSettings> {
  return guardedOf(await readSettings(db));
}

/**
 * Stores a setting and returns all stored settings.
 * @param name - The setting's name. A setting in two languages needs a suffix: 'modal_title.ru'.
 * @param text - The value as typed: plain text, JSON, `on` or `off`.
 * @throws OperatorFailure when the name is unknown, or the value is invalid or unsafe.
 */
export async function setSetting(
  { db, guard }: SettingsPorts,
  name: string,
  text: string,
): Promise<OwnSettings> {
  const before = await readSettings(db);
  const [key = '', locale, further] = name.split('.');
  if (!Object.hasOwn(before, key) || further !== undefined) {
    throw new OperatorFailure(`unknown setting '${name}'`);
  }

  const old = before[key as keyof OwnSettings];
  const next = typeof old === 'string' && !locale ? text : nextValue(old, locale, text);
  const parsed = settable.shape[key as keyof OwnSettings].safeParse(next);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorFailure(
      `'${text}' is invalid for the setting '${name}': it ${issue?.message}`,
    );
  }
  refuseUnsafe(guard, before, ownSettings.parse({ ...before, [key]: parsed.data }));
  const value = JSON.stringify(parsed.data);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into ${settingRows} (key, value) values (${key}, ${value}::jsonb)
      on conflict (key) do update set value = excluded.value`);
    await recordChange(tx, [pageTag.site]);
  });
  return readSettings(db);
}

function refuseUnsafe(guard: StartGuard, before: OwnSettings, after: OwnSettings): void {
  if (guard.mode !== 'live') return;
  const old = guard.findUnsafe(guardedOf(before));
  const [added] = guard.findUnsafe(guardedOf(after)).filter((line) => !old.includes(line));
  if (added) throw new OperatorFailure(`unsafe in a live shop: ${added}`);
}

function guardedOf(own: OwnSettings): GuardedSettings {
  return { isTestMode: own.test_mode, instalmentLimit: own.new_customer_instalment_limit };
}

function nextValue(old: unknown, locale: string | undefined, text: string): unknown {
  if (locale === undefined) return toValue(text);
  const isOfBoth = isRecord(old) && Object.hasOwn(old, locale);
  return isOfBoth ? { ...old, [locale]: text } : undefined;
}

const words: Record<string, unknown> = { on: true, off: false, yes: true, no: false };

function toValue(text: string): unknown {
  if (Object.hasOwn(words, text)) return words[text];
  try {
    return JSON.parse(text);
  } catch {
    // Plain text needs no quotes.
    return text;
  }
}

/** Reads the stored settings, including unsafe values that a live shop ignores. */
export async function readSettings(db: Db): Promise<OwnSettings> {
  // Casting to text avoids parsing JSON twice, which would turn the text "2026" into a number.
  const value = sql<string>`${settingRows.value}::text`;
  const rows = await db
    .select({ key: settingRows.key, value })
    .from(settingRows)
    .limit(SETTINGS_MAX);
  const stored = Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value)]));
  return ownSettings.parse({ ...defaults, ...stored });
}
