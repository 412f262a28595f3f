import type { Order } from '@/lib/contract/order';
import type { InstallmentPlan } from '@/lib/domain/order/installment';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { formatAmount } from '@/lib/domain/text/money';
import { plainLine, plainText } from '@/lib/domain/text/plain-text';
import { formatDate, formatDateTime, isoTime } from '@/lib/domain/time/date';
import type { VariantChange, VariantReport } from './command';
import type { OrderReport } from './orders/order-report';
import { skusOf, sumOf } from './orders/order-rows';

/** Indents the continuation lines of a value. */
const INDENT = ' '.repeat('comment   '.length);

/** Formats orders as a table with times in Tashkent, followed by their number and total price. */
export function orderTable(orders: OrderReport[]): string {
  const rows = orders.map((order) => [
    String(order.id),
    isoTime(order.date),
    order.status,
    paymentOf(order),
    formatUzs(order.price),
    plainLine(order.full_name),
    formatPhone(order.phone_number),
    skusOf(order),
    [confirmationOf(order), returnOf(order)].filter(Boolean).join(', '),
  ]);
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => width(row, at))));
  const table = rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
  return `${table}\norders: ${orders.length}, total: ${formatUzs(sumOf(orders, ({ price }) => price))}`;
}

export function orderSheet(order: OrderReport): string {
  const { delivery_price: delivery, promo, comment, instalment: plan, refund_due: due } = order;
  return [
    `order ${order.id} of ${isoTime(order.date)}`,
    `status    ${[order.status, confirmationOf(order)].filter(Boolean).join(', ')}`,
    `payment   ${paymentOf(order)}${due > 0 ? `, refund due: ${formatUzs(due)}` : ''}`,
    ...(plan ? [`plan      ${planOf(plan)}`] : []),
    ...(order.timeline ?? []).map(stepLine),
    `shopper   ${plainLine(order.full_name)}, ${formatPhone(order.phone_number)}`,
    ...(order.sms_updates ? ['sms       the shopper agreed to messages'] : []),
    `${order.delivery.padEnd(9)} ${plainLine(order.place)}`,
    ...(comment ? [`comment   ${plainText(comment).replaceAll('\n', `\n${INDENT}`)}`] : []),
    ...order.products.map((line, at) => lineOf(line, at, order.skus[at])),
    ...(promo ? [`promo     ${promo.code} −${formatUzs(promo.discount)}`] : []),
    `delivery  ${formatUzs(delivery)}`,
    ...order.products.flatMap(({ amount, product, return_request: request }) =>
      request
        ? `return    requested on ${formatDate(request.date)}: ${amount} × ${product.name}${reasonOf(request)}`
        : [],
    ),
    `total     ${formatUzs(order.price)}`,
    ...(order.returns ?? []).map(
      ({ date, units, price }) =>
        `returned  ${formatUzs(price)}, units: ${units}, ${isoTime(date)}`,
    ),
    ...(order.refunds ?? []).map(({ date, amount }, at) => {
      const note = order.refund_notes[at];
      return `refunded  ${formatUzs(amount)}, ${isoTime(date)}${note ? `: ${plainLine(note)}` : ''}`;
    }),
    ...order.notes.map(({ date, text }) => `note      ${isoTime(date)}: ${plainLine(text)}`),
  ].join('\n');
}

type Step = NonNullable<Order['timeline']>[number];

function stepLine({ step, date, actor }: Step): string {
  return `step      ${isoTime(date)}: ${step}${actor ? ` by ${actor}` : ''}`;
}

function lineOf(line: Order['products'][number], at: number, sku = ''): string {
  const { product, options, amount, total, returned } = line;
  const name = `${product.name}${options ? ` (${options})` : ''}`;
  const back = returned ? `, ${returned} returned` : '';
  return `  ${at + 1}. ${amount} × ${name}, ${sku}  ${formatUzs(total)}${back}`;
}

/** Formats a change to a variant, such as `SADO-1 #7: 1 690 000 → 1 590 000; 12 in stock`. */
export function changeLine({ before, after }: VariantChange): string {
  const { id, article, options } = after;
  const price = arrow(priceOf(before), priceOf(after));
  const stock = arrow(String(before.stock), String(after.stock));
  return `${article} #${id}${options ? ` (${options})` : ''}: ${price}; ${stock} in stock`;
}

function priceOf({ price, discounted, percent }: VariantReport): string {
  const before = `before ${formatUzs(price)}${percent ? `, ${percent}% off` : ''}`;
  return discounted === null ? formatUzs(price) : `${formatUzs(discounted)} (${before})`;
}

export function arrow(before: string, after: string): string {
  return before === after ? after : `${before} → ${after}`;
}

export function planOf({
  months,
  first_payment: first,
  monthly_payment: monthly,
}: InstallmentPlan): string {
  return `${formatUzs(first)} first, then ${formatUzs(monthly)} a month for ${months} months`;
}

export function confirmationOf({ confirm_until: until }: Order): string {
  return until ? `awaits confirmation until ${formatDateTime(until)}` : '';
}

function returnOf({ products }: Order): string {
  return products.some((line) => line.return_request) ? 'return requested' : '';
}

function reasonOf({ reason }: { reason: string }): string {
  return reason ? `\n${INDENT}${plainText(reason).replaceAll('\n', `\n${INDENT}`)}` : '';
}

export function paymentOf({ payment, payment_status: status }: Order): string {
  return `${payment} ${status}`;
}

/**
 * Formats an amount with plain spaces, so that tools such as `grep` and `cut` can process the
 * output.
 */
export function formatUzs(value: number): string {
  return formatAmount(value).replaceAll('\u00A0', ' ');
}

function width(row: string[], at: number): number {
  return row[at]?.length ?? 0;
}
