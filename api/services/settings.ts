import { count, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/api/db/database';
import { settings as settingRows } from '@/api/db/schema/content';
import { deliveryPoints } from '@/api/db/schema/geo';
import { OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { type Settings, settings } from '@/lib/contract/site';

const SETTINGS_MAX = 200;

/** What the operator may set; the number of pick-up points is counted. */
const own = settings.omit({ pickup_points: true });
type OwnSettings = z.infer<typeof own>;

const DAYS_MAX = 365;
const DAYS_FAULT = `must be a whole number from 0 to ${DAYS_MAX}`;
const days = z.int(DAYS_FAULT).min(0, DAYS_FAULT).max(DAYS_MAX, DAYS_FAULT);
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
} satisfies Record<keyof OwnSettings, z.ZodType>);

const defaults: OwnSettings = {
  app_name: 'Chorsu',
  head_title: { uz: 'Chorsu', ru: 'Chorsu' },
  head_description: { uz: '', ru: '' },
  keywords: { uz: '', ru: '' },
  head_image: '',
  modal_title: { uz: '', ru: '' },
  modal_description: { uz: '', ru: '' },
  test_mode: true,
  courier_days: 2,
  return_days: 10,
};

export async function getSettings({ db }: Pick<Ports, 'db'>): Promise<Settings> {
  const [points] = await db.select({ count: count() }).from(deliveryPoints);
  return { ...(await ownSettings(db)), pickup_points: points?.count ?? 0 };
}

/** Whether the shop is being tried out rather than run. */
export async function isTestMode({ db }: Pick<Ports, 'db'>): Promise<boolean> {
  return (await ownSettings(db)).test_mode;
}

/** `name` is a setting or, of one with two languages, 'modal_title.ru'. */
export async function setSetting(
  { db }: Pick<Ports, 'db'>,
  name: string,
  text: string,
): Promise<Settings> {
  const before = await ownSettings(db);
  const [key = '', locale] = name.split('.');
  if (!(key in before)) throw new OperatorFailure(`there is no setting '${key}'`);

  const next = nextValue(before[key as keyof OwnSettings], locale, text);
  const parsed = settable.shape[key as keyof OwnSettings].safeParse(next);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorFailure(`'${text}' does not fit the setting '${name}': it ${issue?.message}`);
  }
  const value = JSON.stringify(parsed.data);
  await db.execute(sql`insert into ${settingRows} (key, value) values (${key}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`);
  return getSettings({ db });
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

async function ownSettings(db: Db): Promise<OwnSettings> {
  const rows = await db.select().from(settingRows).limit(SETTINGS_MAX);
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return own.parse({ ...defaults, ...stored });
}
