import { count, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/api/db/database';
import { settings as settingRows } from '@/api/db/schema/content';
import { deliveryPoints } from '@/api/db/schema/geo';
import { OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { GuardedSettings, StartGuard } from '@/api/shared/start-guard';
import { type Settings, settings } from '@/lib/contract/site';

const SETTINGS_MAX = 200;

/** The settings that the operator may change. */
export const ownSettings = settings.omit({ pickup_points: true, is_staging: true }).extend({
  /** The instalment limit of a new customer, in sums. */
  new_customer_instalment_limit: z.number().int().nonnegative(),
});
export type OwnSettings = z.infer<typeof ownSettings>;
type SettingsPorts = Pick<Ports, 'db' | 'guard'>;

const DAYS_MAX = 365;
const DAYS_FAULT = `must be a whole number from 0 to ${DAYS_MAX}`;
const days = z.int(DAYS_FAULT).min(0, DAYS_FAULT).max(DAYS_MAX, DAYS_FAULT);
const LIMIT_MAX = 1_000_000_000;
const LIMIT_FAULT = `must be a whole number from 0 to ${LIMIT_MAX}`;
const upTo = (length: number) =>
  z.string('must be a text').max(length, `must be at most ${length} letters`);
const inBoth = (length: number) =>
  z.strictObject(
    { uz: upTo(length), ru: upTo(length) },
    'has two languages: add .uz or .ru to its name',
  );

/** Stricter than what is read: a shop must start with whatever was once stored. */
const settable = z.strictObject({
  app_name: upTo(40).min(1, 'must not be empty'),
  head_title: inBoth(120),
  head_description: inBoth(400),
  keywords: inBoth(1000),
  head_image: upTo(300),
  modal_title: inBoth(200),
  modal_description: inBoth(2000),
  test_mode: z.boolean('must be on or off'),
  courier_days: days,
  return_days: days,
  new_customer_instalment_limit: z.int(LIMIT_FAULT).min(0, LIMIT_FAULT).max(LIMIT_MAX, LIMIT_FAULT),
} satisfies Record<keyof OwnSettings, z.ZodType>);

const defaults: OwnSettings = {
  app_name: 'Chorsu',
  head_title: { uz: 'Chorsu', ru: 'Chorsu' },
  head_description: { uz: '', ru: '' },
  keywords: { uz: '', ru: '' },
  head_image: '',
  modal_title: { uz: '', ru: '' },
  modal_description: { uz: '', ru: '' },
  test_mode: false,
  courier_days: 2,
  return_days: 10,
  new_customer_instalment_limit: 0,
};

/** The settings as the storefront gets them. */
export async function getSettings({ db, guard }: SettingsPorts): Promise<Settings> {
  const [points] = await db.select({ count: count() }).from(deliveryPoints);
  const { new_customer_instalment_limit: _, ...shown } = await getOwnSettings({ db, guard });
  return {
    ...shown,
    ...(guard.mode === 'staging' && { is_staging: true }),
    pickup_points: points?.count ?? 0,
  };
}

/** In a live shop what would be unsafe does not count, whatever the database says. */
export async function getOwnSettings({ db, guard }: SettingsPorts): Promise<OwnSettings> {
  const stored = await readSettings(db);
  if (guard.mode !== 'live') return stored;
  return { ...stored, test_mode: false, new_customer_instalment_limit: 0 };
}

/** Whether the shop is being tried out rather than run. */
export async function isTestMode(ports: SettingsPorts): Promise<boolean> {
  return (await getOwnSettings(ports)).test_mode;
}

export async function firstLimit(ports: SettingsPorts): Promise<number> {
  return (await getOwnSettings(ports)).new_customer_instalment_limit;
}

/** As the database has them, for the start to judge. */
export async function getGuardedSettings(db: Db): Promise<GuardedSettings> {
  return guardedOf(await readSettings(db));
}

/** `name` is a setting or, of one with two languages, 'modal_title.ru'. */
export async function setSetting(
  { db, guard }: SettingsPorts,
  name: string,
  text: string,
): Promise<OwnSettings> {
  const before = await readSettings(db);
  const [key = '', locale] = name.split('.');
  if (!(key in before)) throw new OperatorFailure(`there is no setting '${key}'`);

  const next = nextValue(before[key as keyof OwnSettings], locale, text);
  const parsed = settable.shape[key as keyof OwnSettings].safeParse(next);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorFailure(`'${text}' does not fit the setting '${name}': it ${issue?.message}`);
  }
  refuseUnsafe(guard, before, ownSettings.parse({ ...before, [key]: parsed.data }));
  const value = JSON.stringify(parsed.data);
  await db.execute(sql`insert into ${settingRows} (key, value) values (${key}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`);
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
  const isOfBoth = typeof old === 'object' && old !== null && locale in old;
  return isOfBoth ? { ...old, [locale]: text } : undefined;
}

const words: Record<string, unknown> = { on: true, off: false, yes: true, no: false };

function toValue(text: string): unknown {
  if (text in words) return words[text];
  try {
    return JSON.parse(text);
  } catch {
    // Plain text needs no quotes.
    return text;
  }
}

/** As the database has them: what the operator sees and the start judges. */
export async function readSettings(db: Db): Promise<OwnSettings> {
  const rows = await db.select().from(settingRows).limit(SETTINGS_MAX);
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return ownSettings.parse({ ...defaults, ...stored });
}
