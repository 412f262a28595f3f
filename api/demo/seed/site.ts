import { insertMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { contacts as contactTable, settings as settingTable } from '@/api/db/schema/content';
import { contactMap, contacts, settings, telegramBot } from '@/api/demo/seed/content/site';

export async function seedSite(db: Db): Promise<void> {
  const values = { ...settings, map: contactMap, telegram_bot: telegramBot };
  await insertMany(
    db,
    settingTable,
    Object.entries(values).map(([key, value]) => ({ key, value })),
  );
  await insertMany(
    db,
    contactTable,
    contacts.map(({ kind, value, days, network, isActive }, position) => ({
      kind,
      value,
      days: days ?? null,
      network: network ?? null,
      position,
      isActive: isActive ?? true,
    })),
  );
}
