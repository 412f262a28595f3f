import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import type { OrderRow } from '@/api/db/schema/order';
import { orderLines } from '@/api/db/schema/order';
import { dueOf } from '@/lib/domain/order/amounts';
import { log } from '@/lib/telemetry/log';
import { toTiyin } from './view';

/** The goods of a fiscal receipt, as Payme's protocol requires them. Prices are in tiyin. */
type FiscalDetail = {
  /** The protocol's code for a sale. */
  receipt_type: 0;
  shipping?: { title: string; price: number };
  items: FiscalItem[];
};

/**
 * `price` is the price of one unit, reduced by a sale. `discount` is the line's share of the promo
 * code discount, for all units together. `code` is the IKPU.
 */
type FiscalItem = {
  discount?: number;
  title: string;
  price: number;
  count: number;
  code: string;
  package_code: string;
  vat_percent: number;
};

/**
 * Returns the goods of the receipt that Payme registers for an order, without returned units.
 *
 * @returns `null` while a product has no IKPU, package code or VAT rate, or if the lines and the
 * delivery differ from the order's total. The log names the reason.
 */
export async function fiscalDetail(tx: Db, order: OrderRow): Promise<FiscalDetail | null> {
  const lines = await readLines(tx, order.id);
  const items = lines.flatMap((line) => toItem(line) ?? []);
  if (items.length < lines.length) {
    const skus = new Set(lines.filter((line) => !toItem(line)).map(({ article }) => article));
    log.warn('no fiscal codes', { order_id: String(order.id), skus: [...skus].join(',') });
    return null;
  }
  const shipping = toTiyin(order.deliveryPrice);
  const sum = items.reduce(
    (total, { price, count, discount = 0 }) => total + price * count - discount,
    shipping,
  );
  if (sum !== toTiyin(dueOf(order))) {
    log.warn('the fiscal receipt differs from the total', { order_id: String(order.id), sum });
    return null;
  }
  return {
    receipt_type: 0,
    ...(shipping > 0 && { shipping: { title: 'Yetkazib berish', price: shipping } }),
    items,
  };
}

type Line = Awaited<ReturnType<typeof readLines>>[number];

function readLines(tx: Db, orderId: number) {
  return tx
    .select({
      name: orderLines.name,
      options: orderLines.options,
      price: orderLines.price,
      promoDiscount: sql<number>`${orderLines.promoDiscount}
        - ${orderLines.promoDiscount} * ${orderLines.returned} / ${orderLines.amount}`.mapWith(
        Number,
      ),
      amount: sql<number>`${orderLines.amount} - ${orderLines.returned}`,
      article: products.article,
      ikpu: products.ikpu,
      packageCode: products.packageCode,
      vatPercent: products.vatPercent,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.amount, orderLines.returned)))
    .orderBy(asc(orderLines.id));
}

function toItem(line: Line): FiscalItem | null {
  const { name, options, price, amount, promoDiscount, ikpu, packageCode, vatPercent } = line;
  if (ikpu === null || packageCode === null || vatPercent === null) return null;
  return {
    ...(promoDiscount > 0 && { discount: toTiyin(promoDiscount) }),
    title: [name.uz, options.uz].filter(Boolean).join(', '),
    price: toTiyin(price),
    count: amount,
    code: ikpu,
    package_code: packageCode,
    vat_percent: vatPercent,
  };
}
