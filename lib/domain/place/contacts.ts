/** An entry that the shop can sort and deactivate. */
export type Positioned = { position: number; is_active: boolean };

/** Returns the active entries, sorted by position. */
export function activeByPosition<Entry extends Positioned>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter((entry) => entry.is_active)
    .sort((one, other) => one.position - other.position);
}

/** The shop's contacts: lists of entries, coordinates and a Telegram bot. */
type Contacts = {
  address: readonly Positioned[];
  email: readonly Positioned[];
  phone_number: readonly Positioned[];
  work_time: readonly Positioned[];
  social: readonly Positioned[];
  map: object | null;
  telegram_bot: string;
};

/** Returns whether the contacts page has anything to show. */
export function hasContacts({ map, telegram_bot: bot, ...lists }: Contacts): boolean {
  const hasEntry = Object.values(lists).some((entries) => activeByPosition(entries).length > 0);
  return hasEntry || map !== null || bot !== '';
}
