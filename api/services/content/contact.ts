import { asc, inArray } from 'drizzle-orm';
import { contacts, settings } from '@/api/db/schema/content';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import { type Contact, contact } from '@/lib/contract/site';

const CONTACTS_MAX = 100;
/** Keys of the contact fields that are stored as settings. */
export const CONTACT_SETTINGS = { map: 'map', telegram_bot: 'telegram_bot' } as const;

type Row = typeof contacts.$inferSelect;

/** Returns the shop's contact data. Missing settings are `null` (map) or empty (Telegram bot). */
export async function getContact({ db }: Ports, locale: ContentLocale): Promise<Contact> {
  const rows = await db.select().from(contacts).orderBy(asc(contacts.position)).limit(CONTACTS_MAX);
  const about = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.values(CONTACT_SETTINGS)))
    .limit(CONTACTS_MAX);

  const entriesOf = (kind: Row['kind']) =>
    rows.filter((row) => row.kind === kind).map((row) => toEntry(row, locale));
  const setting = (key: string) => about.find((row) => row.key === key)?.value ?? null;
  return contact.parse({
    address: entriesOf('address'),
    email: entriesOf('email'),
    phone_number: entriesOf('phone_number'),
    work_time: entriesOf('work_time'),
    social: entriesOf('social'),
    map: setting(CONTACT_SETTINGS.map),
    telegram_bot: setting(CONTACT_SETTINGS.telegram_bot) ?? '',
  });
}

function toEntry(row: Row, locale: ContentLocale) {
  return {
    value: textIn(row.value, locale),
    position: row.position,
    is_active: row.isActive,
    ...(row.days && { days: textIn(row.days, locale) }),
    ...(row.network && { kind: row.network }),
  };
}
