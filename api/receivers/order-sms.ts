import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { orderEvents } from '@/api/db/schema/order';
import type { OutboxEvent } from '@/api/outbox/event-shapes';
import { DeliveryFailure, type Receiver } from '@/api/outbox/receiver';
import { getOwnSettings } from '@/api/services/content/settings';
import { sendSms } from '@/api/services/session/send-sms';
import type { Ports } from '@/api/shared/ports';
import type { Sms } from '@/api/shared/sms/sms';
import { type SmsMessage, smsText } from '@/api/shared/sms/sms-text';

/**
 * Maximum number of attempts for a message. With the dispatcher's pauses, the attempts span at most
 * about four hours.
 */
const TRIES_MAX = 16;
const EVENTS_MAX = 20;

/** A message, and the later steps that make it obsolete. */
type Notice = { message: SmsMessage; endedBy: readonly string[] };

const ENDS = ['done', 'canceled'];
const CONFIRMED = {
  message: 'orderConfirmedSms',
  endedBy: ['on_the_way', 'at_point', ...ENDS],
} as const satisfies Notice;

/**
 * Returns a receiver that sends SMS about an order to a shopper who agreed (ADR 180): when the shop
 * confirms it, hands it to the courier, has it ready at its pickup point, or cancels it. At most
 * one SMS is sent per event.
 */
export function orderSmsReceiver(sms: Sms, ports: Pick<Ports, 'db' | 'guard' | 'now'>): Receiver {
  return {
    name: 'sms',
    kind: 'sms',
    triesMax: TRIES_MAX,
    concurrency: 2,
    accepts: (event) => noticeOf(event) !== null,
    async deliver(event, { onSending, onSkipped }) {
      const notice = noticeOf(event);
      if (!notice || !('order' in event.data)) return;
      const { id, phone, language } = event.data.order;
      const { order_sms: isOn, app_name: shop } = await getOwnSettings(ports);
      if (!isOn) return onSkipped('the setting order_sms is off');
      if (await isOutdated(ports.db, event.type, { id, notice })) {
        return onSkipped('another step has made the message obsolete');
      }
      const text = smsText(notice.message, language, { shop, order: String(id) });
      await onSending();
      const failure = await sendSms({ ...ports, sms }, { about: 'order', phone, text });
      if (failure) throw new DeliveryFailure(failure.message, { isFinal: failure.isUnsure });
    },
  };
}

function noticeOf({ type, data }: OutboxEvent): Notice | null {
  if (!('actor' in data) || data.actor !== 'shop' || !data.order.sms_updates) return null;
  const { delivery } = data.order;
  switch (type) {
    case 'order.confirmed':
    case 'order.in_progress':
      return CONFIRMED;
    case 'order.on_the_way':
      return delivery === 'courier' ? { message: 'orderCourierSms', endedBy: ENDS } : null;
    case 'order.at_point':
      return { message: 'orderPointSms', endedBy: ENDS };
    case 'order.canceled':
      return { message: 'orderCanceledSms', endedBy: [] };
    default:
      return null;
  }
}

/**
 * Returns whether the message is obsolete, because of a later step or because the shopper was
 * already notified that the one-click order is confirmed.
 */
async function isOutdated(
  db: Db,
  type: OutboxEvent['type'],
  { id, notice }: { id: number; notice: Notice },
): Promise<boolean> {
  const rows = await db
    .select({ value: orderEvents.value, actor: orderEvents.actor })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), inArray(orderEvents.kind, ['status', 'stage'])))
    .orderBy(asc(orderEvents.id))
    .limit(EVENTS_MAX);
  return rows.some(
    ({ value, actor }) =>
      notice.endedBy.includes(value) ||
      (type === 'order.in_progress' && value === 'confirmed' && actor === 'shop'),
  );
}
