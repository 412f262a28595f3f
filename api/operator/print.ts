import type { Order } from '@/lib/contract/order';
import { formatDate } from '@/lib/domain/date';
import { formatAmount } from '@/lib/domain/money';
import { formatPhone } from '@/lib/domain/phone';
import type { VariantReport } from './command';

/** One line per order, with aligned columns. */
export function orderTable(orders: Order[]): string {
  const rows = orders.map((order) => [
    String(order.id),
    formatDate(order.date),
    order.status,
    paymentOf(order),
    formatUzs(order.price),
    order.full_name,
    formatPhone(order.phone_number),
  ]);
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => width(row, at))));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

export function orderSheet(order: Order): string {
  const { delivery_price: delivery, comment } = order;
  return [
    `order ${order.id} of ${formatDate(order.date)}`,
    `status    ${order.status}`,
    `payment   ${paymentOf(order)}${isRefundDue(order) ? ', money is to be given back' : ''}`,
    `shopper   ${order.full_name}, ${formatPhone(order.phone_number)}`,
    `${order.delivery.padEnd(9)} ${order.place}`,
    ...(comment ? [`comment   ${comment}`] : []),
    ...order.products.map(
      ({ product, options, amount, total }) =>
        `  ${amount} × ${product.name}${options ? ` (${options})` : ''}  ${formatUzs(total)}`,
    ),
    `delivery  ${formatUzs(delivery)}`,
    `total     ${formatUzs(order.price)}`,
  ].join('\n');
}

export function variantLine({ id, article, options, ...variant }: VariantReport): string {
  const { price, discounted, stock } = variant;
  const name = options ? `${article} (${options})` : article;
  const now =
    discounted === null ? formatUzs(price) : `${formatUzs(discounted)}, before ${formatUzs(price)}`;
  return `${id} ${name}: ${now}, ${stock} in stock`;
}

function paymentOf({ payment, payment_status: status }: Order): string {
  return `${payment} ${status}`;
}

function isRefundDue({ status, payment_status: payment }: Order): boolean {
  return status === 'canceled' && payment === 'confirmed';
}

/** With plain spaces, so that terminal output can be searched and cut. */
function formatUzs(value: number): string {
  return formatAmount(value).replaceAll('\u00A0', ' ');
}

function width(row: string[], at: number): number {
  return row[at]?.length ?? 0;
}
