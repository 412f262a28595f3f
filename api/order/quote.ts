import { findDistrict, findPoint, findRegion } from '@/api/order/delivery';
import {
  isExpress,
  type Line,
  merged,
  readLines,
  toQuotedLine,
  totalOf,
} from '@/api/order/order-goods';
import { getOwnSettings } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Quote } from '@/lib/contract/quote';
import { deliveryTerms, type RegionTerms } from '@/lib/domain/order/delivery';
import { availableLimit, instalmentsOf } from './installment';
import { listPaymentMethods } from './payment-methods';
import { quotePromo } from './promo';
import type { Guesser } from './promo-guesses';

type Input = Received<'order.quote'>['body'];
type Shopper = Guesser & { locale: ContentLocale };

/**
 * Computes what an order would cost now, without creating it.
 *
 * All amounts are whole UZS. The delivery price and date are `null` until the destination is known.
 * Lines that exceed the stock are returned with their current stock.
 *
 * A promo code that gives no discount is returned with its `trouble`; no other amount includes it.
 *
 * @param shopper - `customer` is `null` for a guest, who gets no installment plans.
 * @throws NotFound when a SKU does not exist.
 * @throws Invalid when the total exceeds the maximum for one order.
 * @see S4-31, ADR 052
 */
export async function quoteOrder(
  ports: Ports,
  { locale, ...guesser }: Shopper,
  { lines: requested, delivery, promo_code: typed }: Input,
): Promise<Quote> {
  const { customer } = guesser;
  const lines = await readLines(
    ports.db,
    merged(
      requested.map(({ sub_product: variantId, amount }) => ({ variantId, amount, seen: null })),
    ),
  );
  const { total: price, units: pieces, ...totals } = totalOf(lines);
  const order = { guesser, goods: price, now: ports.now() };
  const promo = typed ? await quotePromo(ports.db, typed, { ...order, locale }) : undefined;
  const goods = price - (promo?.discount ?? 0);
  const terms = await termsOf(ports, delivery, { lines, goods });
  const total = goods + (terms?.price ?? 0);
  const limit = customer === null ? null : await availableLimit(ports.db, customer);
  return {
    ...totals,
    pieces,
    lines: lines.map(toQuotedLine),
    ...(promo && { promo }),
    delivery_price: terms?.price ?? null,
    delivery_date: terms?.date.toISOString() ?? null,
    total,
    payments: await listPaymentMethods(ports, customer),
    instalments: limit === null ? [] : instalmentsOf(total, limit),
  };
}

async function termsOf(
  ports: Ports,
  delivery: Input['delivery'],
  { lines, goods }: { lines: Line[]; goods: number },
) {
  if (!delivery) return null;
  const { now } = ports;
  const region = await regionOf(ports, delivery);
  if (!region) return null;
  const { free_delivery_from: freeFrom } = await getOwnSettings(ports);
  const order = { goods, freeFrom, isExpress: isExpress(lines) };
  return deliveryTerms(delivery.type, region, { ...order, now: now() });
}

async function regionOf(
  { db }: Pick<Ports, 'db'>,
  { type, district, point, region }: NonNullable<Input['delivery']>,
): Promise<RegionTerms | null> {
  const id = type === 'courier' ? district : point;
  if (id === undefined) return region === undefined ? null : findRegion(db, region);
  const found = await (type === 'courier' ? findDistrict(db, id) : findPoint(db, id));
  return found?.region ?? null;
}
