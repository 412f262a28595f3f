import { z } from 'zod';
import { type EventType, eventShapes } from '@/api/outbox/event-shapes';
import { JSON_TYPE, type Json, toJson } from './openapi-parts';

const summaries: Record<EventType, string> = {
  'order.placed': 'An order was placed',
  'order.in_progress': 'The shop has started work on an order, which also confirms the order',
  'order.done': 'The shopper has received an order',
  'order.canceled': 'An order was canceled by the shopper, the shop, a provider or a deadline',
  'order.confirmed': "A guest's one-click order was confirmed",
  'order.packed': 'An order was packed',
  'order.on_the_way': 'An order was handed over to the courier or sent to its pickup point',
  'order.at_point': 'An order is ready at its pickup point',
  'order.returned': 'The shop took units of an order back',
  'order.refunded': 'Money was returned, in part or entirely',
  'order.lapsing': 'An order will be canceled within two hours',
  'payment.waiting': 'An order waits for another payment',
  'payment.confirmed': 'An order was paid',
  'payment.rejected': 'A payment was rejected or canceled',
  'payment.refunded': 'A payment was refunded entirely',
  'stock.empty': 'An order took the last units of a SKU',
  'sms.failed': 'The SMS provider did not accept messages (at most one event in ten minutes)',
  'report.daily': 'The totals of the 24 hours until 21:00 in Tashkent',
};

const HEADERS = {
  'webhook-id': 'Identifies the event. A repeated delivery has the same id: ignore it.',
  'webhook-timestamp': 'The time of this delivery, in Unix seconds',
  'webhook-signature':
    '`v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`',
};

/** Describes the events that the shop posts to `WEBHOOK_URL`. */
export function webhooks(): Json {
  return Object.fromEntries(
    Object.entries(summaries).map(([type, summary]) => [
      type,
      {
        post: {
          operationId: `webhook.${type}`,
          tags: ['webhook'],
          summary,
          parameters: Object.entries(HEADERS).map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: { [JSON_TYPE]: { schema: toJson(bodyOf(type), 'output') } },
          },
          responses: {
            '2XX': {
              description: 'The event was accepted. After any other response, it is sent again.',
            },
          },
        },
      },
    ]),
  );
}

function bodyOf(type: string): z.ZodType {
  return z.object({
    id: z.uuid(),
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    data: eventShapes[type] ?? z.never(),
  });
}
