import { asc } from 'drizzle-orm';
import { regions as regionTable } from '@/api/db/schema/geo';
import { fill, textIn } from '@/api/shared/locale';
import { messages } from '@/api/shared/messages';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import { PREPARATION_DAYS } from '@/lib/domain/order/delivery';
import { formatPrice } from '@/lib/domain/text/money';
import { getOwnSettings } from './settings';

const REGIONS_MAX = 100;
/**
 * Maximum number of regions that a group lists by name. Larger groups are called "other regions".
 */
const NAMED_MAX = 3;

/** Placeholders that an editor may use in a text. */
export const TERMS = [
  'shop',
  'free_from',
  'return_days',
  'preparation_days',
  'courier_prices',
  'courier_days',
  'delivery_table',
] as const;

type Region = typeof regionTable.$inferSelect;
type Group = { name: string; region: Region };

/**
 * Returns a function that replaces placeholders in a text with the shop's current terms, so that
 * texts never promise outdated prices, days or names.
 */
export async function termsFiller(
  ports: Pick<Ports, 'db' | 'guard'>,
  locale: ContentLocale,
): Promise<(text: string) => string> {
  const own = await getOwnSettings(ports);
  const regions = await ports.db
    .select()
    .from(regionTable)
    .orderBy(asc(regionTable.position))
    .limit(REGIONS_MAX);
  const groups = groupsOf(regions, locale);
  const values: Record<(typeof TERMS)[number], string> = {
    shop: own.app_name,
    free_from: formatPrice(own.free_delivery_from, locale),
    return_days: String(own.return_days),
    preparation_days: String(PREPARATION_DAYS),
    courier_prices: listed(groups, ({ courierPrice }) => formatPrice(courierPrice, locale)),
    courier_days: listed(groups, ({ courierDays }) => daysText(courierDays, locale)),
    delivery_table: tableOf(groups, locale),
  };
  return (text) => fill(text, values);
}

/** Groups regions that have the same terms. */
function groupsOf(regions: Region[], locale: ContentLocale): Group[] {
  const byTerms = new Map<string, Region[]>();
  for (const region of regions) {
    const key = [region.courierPrice, region.courierDays, region.pickupDays].join();
    byTerms.set(key, [...(byTerms.get(key) ?? []), region]);
  }
  return [...byTerms.values()].flatMap((rows) => {
    const [region] = rows;
    if (!region) return [];
    const names = rows.map(({ name }) => textIn(name, locale));
    const others = textIn(messages.otherRegions, locale);
    return [{ name: names.length > NAMED_MAX ? others : names.join(', '), region }];
  });
}

function listed(groups: Group[], format: (region: Region) => string): string {
  return groups.map(({ name, region }) => `${name} — ${format(region)}`).join(', ');
}

function daysText(days: number, locale: ContentLocale): string {
  if (days === 0) return textIn(messages.sameDay, locale);
  if (days === 1) return textIn(messages.nextDay, locale);
  return fill(textIn(messages.inDays, locale), { days: String(days) });
}

function tableOf(groups: Group[], locale: ContentLocale): string {
  const head = textIn(messages.deliveryHead, locale).split('|');
  const rows = groups.map(({ name, region }) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    daysText(region.courierDays, locale),
    formatPrice(region.courierPrice, locale),
    daysText(region.pickupDays, locale),
  ]);
  const cells = (row: string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}
