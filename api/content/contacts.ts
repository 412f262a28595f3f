import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { contacts, settings } from '@/api/db/schema/content';
import { CONTACT_SETTINGS } from '@/api/services/content/contact';
import { type Change, replaceRows } from './change';
import { contacts as contactsShape, type Printed, type SectionInput } from './document';
import { positionsWithin } from './match-rows';
import { readRows } from './read-rows';

const KINDS = ['address', 'phone_number', 'email', 'work_time', 'social'] as const;
type Values = Omit<typeof contacts.$inferSelect, 'id' | 'position'>;

export async function readContacts(db: Db): Promise<Printed<'contacts'>> {
  const rows = (await readRows(db, contacts)).map(({ values }) => values);
  const entries = KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).map(toEntry)]);
  return { ...Object.fromEntries(entries), ...(await readAbout(db)) };
}

export async function setContacts(change: Change, given: SectionInput<'contacts'>): Promise<void> {
  const old = await readRows(change.tx, contacts);
  await replaceRows(change, {
    name: 'contacts',
    table: contacts,
    old: KINDS.flatMap((kind) => old.filter(({ values }) => values.kind === kind)),
    wanted: toValues(given).map((values) => ({ values })),
    keyOf: ({ kind, value }) => `${kind} ${value.uz}`,
    positions: (pairs) => positionsWithin(pairs, ({ kind }) => kind),
  });
  await setAbout(change, { map: given.map, telegram_bot: given.telegram_bot });
}

type About = Pick<SectionInput<'contacts'>, 'map' | 'telegram_bot'>;

async function readAbout(db: Db): Promise<About> {
  const keys = Object.values(CONTACT_SETTINGS);
  // The query selects text, because a JSON column would be parsed twice.
  const rows = await rowsOf<{ key: string; value: string }>(
    db,
    sql`select key, value::text from ${settings} where ${inArray(settings.key, keys)}`,
  );
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
  const { map, telegram_bot } = contactsShape.partial().parse(stored);
  return { map: map ?? null, telegram_bot: telegram_bot ?? '' };
}

async function setAbout({ tx, counts }: Change, about: About): Promise<void> {
  const before = await readAbout(tx);
  const keys = ['map', 'telegram_bot'] as const;
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], about[key]));
  for (const key of changed) {
    const value = JSON.stringify(about[key]);
    await tx.execute(sql`insert into ${settings} (key, value)
      values (${CONTACT_SETTINGS[key]}, ${value}::jsonb)
      on conflict (key) do update set value = excluded.value`);
  }
  const count = { added: 0, changed: changed.length, removed: 0, isReordered: false };
  counts.push({ name: 'contacts', ...count });
}

function toEntry({ kind, value, days, network, isActive }: Values) {
  return {
    ...(network && { kind: network }),
    ...(days && { days }),
    value: kind !== 'address' && value.uz === value.ru ? value.uz : value,
    ...(!isActive && { is_active: false }),
  };
}

function toValues(given: SectionInput<'contacts'>): Values[] {
  return KINDS.flatMap((kind) =>
    given[kind].map((entry) => ({
      kind,
      value: entry.value,
      days: 'days' in entry ? entry.days : null,
      network: 'kind' in entry ? entry.kind : null,
      isActive: entry.is_active,
    })),
  );
}
