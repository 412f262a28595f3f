import type { Contact } from '@/lib/contract/site';
import { activeByPosition } from './position';

/** Whether the page of contacts has anything to show. */
export function hasContacts({ map, telegram_bot: bot, ...lists }: Contact): boolean {
  const hasEntry = Object.values(lists).some((entries) => activeByPosition(entries).length > 0);
  return hasEntry || map !== null || bot !== '';
}
