import { arrow, confirmationOf, formatUzs, paymentOf, planOf } from '@/api/operator/print';
import { ORDER_STAGES } from '@/lib/constants';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { plainLine } from '@/lib/domain/text/plain-text';
import type { OrderReport } from './order-report';
import { sumOf } from './order-rows';

/**
 * Formats a change to an order: a line that identifies the order, and a line for each part that
 * differs, such as `status new → in_progress`.
 */
export function orderChange(before: OrderReport, after: OrderReport): string {
  const { id, full_name: name, phone_number: phone, price } = after;
  const was = new Map(partsOf(before));
  const changed = partsOf(after).flatMap(([part, becomes]) => {
    const old = was.get(part) ?? '';
    return old === becomes ? [] : `${part.padEnd(LABEL)}${arrow(old || 'none', becomes || 'none')}`;
  });
  const head = `order ${id}, ${formatUzs(price)}, ${plainLine(name)}, ${formatPhone(phone)}`;
  return [head, ...changed].join('\n');
}

const LABEL = 10;

function partsOf(order: OrderReport): [part: string, value: string][] {
  const { instalment: plan, timeline = [], returns = [], refunds = [], refund_due: due } = order;
  return [
    ['status', [order.status, confirmationOf(order)].filter(Boolean).join(', ')],
    ['stage', timeline.map(({ step }) => step).findLast(isStage) ?? ''],
    ['payment', paymentOf(order)],
    ['plan', plan ? planOf(plan) : ''],
    ...order.products.map(({ product, amount, returned = 0 }, at): [string, string] => [
      `line ${at + 1}`,
      `${amount - returned} × ${product.name}, ${order.skus[at]}`,
    ]),
    ['returned', formatUzs(sumOf(returns, ({ price }) => price))],
    ['refunded', formatUzs(sumOf(refunds, ({ amount }) => amount))],
    ['due back', formatUzs(due)],
  ];
}

const stages: ReadonlySet<string> = new Set(ORDER_STAGES);

function isStage(step: string): boolean {
  return stages.has(step);
}
