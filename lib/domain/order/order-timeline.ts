import {
  ORDER_STAGES,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderActor,
  type OrderStatus,
  type OrderStep,
} from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { isOnlinePayment } from './checkout';
import { isActive } from './order-status';

export type ReachedStep = { step: OrderStep; date: string; actor: OrderActor | null };
/** A step of the timeline. `date` is `null` for a step that has not happened yet. */
export type TimelineStep = { step: OrderStep | 'returned' | 'refunded'; date: string | null };

const stepOf: Record<OrderStatus, OrderStep> = {
  new: 'placed',
  in_progress: 'confirmed',
  done: 'received',
  canceled: 'canceled',
};

/**
 * Converts the recorded statuses and stages of an order to steps in the order of `ORDER_STEPS`.
 * Only the first event of each step counts; events without a step are ignored.
 */
export function toReachedSteps(
  events: { value: string; date: string; actor: OrderActor | null }[],
): ReachedStep[] {
  const first = new Map<OrderStep, ReachedStep>();
  for (const { value, date, actor } of events) {
    const status = ORDER_STATUSES.find((known) => known === value);
    const step = status ? stepOf[status] : ORDER_STAGES.find((known) => known === value);
    if (step && !first.has(step)) first.set(step, { step, date, actor });
  }
  return ORDER_STEPS.flatMap((step) => first.get(step) ?? []);
}

/** Returns the steps that an order has reached. Older backends report only statuses. */
function reachedSteps({ timeline, history }: Order): ReachedStep[] {
  if (timeline) return timeline;
  return toReachedSteps(history.map(({ status, date }) => ({ value: status, date, actor: null })));
}

/**
 * Returns the steps to show: the recorded ones, the last return and refund, and, for an active
 * order, the steps to come. Steps that the shop has skipped are omitted.
 */
export function timelineOf(order: Order): TimelineStep[] {
  const reached = reachedSteps(order);
  const last = reached.at(-1)?.step ?? 'placed';
  const ahead = isActive(order.status) ? stepsAfter(last, order) : [];
  return [...reached, ...stepsBack(order), ...ahead.map((step) => ({ step, date: null }))];
}

/** Returns the last return of units and the last refund, in chronological order. */
function stepsBack({
  returns = [],
  refunds = [],
}: Order): { step: 'returned' | 'refunded'; date: string }[] {
  const returned = returns.slice(-1).map(({ date }) => ({ step: 'returned', date }) as const);
  const refunded = refunds.slice(-1).map(({ date }) => ({ step: 'refunded', date }) as const);
  return [...returned, ...refunded].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function stepsAfter(last: OrderStep, { delivery }: Order): OrderStep[] {
  return ORDER_STEPS.slice(ORDER_STEPS.indexOf(last) + 1).filter(
    (step) => step !== 'canceled' && (step !== 'at_point' || delivery === 'pickup'),
  );
}

/**
 * Returns the message key for the last event of an order, and the date to show in the message. The
 * key for a cancellation depends on its actor.
 */
export function storyOf(order: Order) {
  const last = reachedSteps(order).at(-1);
  const date = last?.date ?? order.date;
  switch (last?.step) {
    case 'canceled':
      return { key: canceledBy(last.actor, order), date } as const;
    case 'confirmed':
    case 'packed':
    case 'on_the_way':
    case 'at_point':
    case 'received':
      return { key: last.step, date } as const;
    default:
      return placedStory(order);
  }
}

function placedStory({ confirm_until: until, payment, payment_status: paid, date }: Order) {
  if (until) return { key: 'call', date: until } as const;
  const isUnpaid = isOnlinePayment(payment) && paid !== 'confirmed';
  return { key: isUnpaid ? 'unpaid' : 'placed', date } as const;
}

function canceledBy(actor: OrderActor | null, { payment }: Order) {
  if (actor === 'customer') return 'canceledByCustomer';
  if (actor === 'shop') return 'canceledByShop';
  if (actor === 'provider') return 'canceledByProvider';
  if (actor === null) return 'canceled';
  return isOnlinePayment(payment) ? 'canceledUnpaid' : 'canceledUnconfirmed';
}

/** Returns whether the customer canceled the order. */
export function isCanceledByCustomer(order: Order): boolean {
  return reachedSteps(order).some(({ step, actor }) => step === 'canceled' && actor === 'customer');
}
