import { z } from 'zod';
import { type MessageKey, messages } from '@/api/shared/messages';
import { type CallName, isRead } from '@/lib/contract/calls';
import { type CallShape, contract } from '@/lib/contract/contract';
import { refusedOrder } from '@/lib/contract/order';
import { isPersonal } from './implement';
import type { Json } from './openapi-parts';

export type ErrorShape = {
  name: string;
  description: string;
  data: z.ZodType;
  /** The `data` of a response with this error, for the API reference. */
  example: Json & { detail: string };
  hasRetryAfter?: true;
};

const detail = z.string().describe('Text for the shopper, in the language of the request.');
const plain = z.strictObject({ detail });

function detailOf(key: MessageKey): { detail: string } {
  return { detail: messages[key].uz };
}

export const errorShapes = {
  400: {
    name: 'Malformed',
    description: 'The request cannot be parsed',
    data: plain,
    example: detailOf('malformed'),
  },
  401: {
    name: 'Unauthorized',
    description: 'The token is missing or invalid',
    data: plain,
    example: detailOf('unauthorized'),
  },
  403: {
    name: 'Forbidden',
    description: 'The request comes from a page of another site',
    data: plain,
    example: detailOf('forbidden'),
  },
  404: {
    name: 'NotFound',
    description: 'The resource does not exist',
    data: plain,
    example: detailOf('notFound'),
  },
  408: {
    name: 'TooSlow',
    description: 'The body arrives too slowly',
    data: plain,
    example: detailOf('tooSlow'),
  },
  409: {
    name: 'Conflict',
    description:
      'The request conflicts with the current state; for a rejected order, `data` contains a code and the affected lines',
    data: z.strictObject({ detail, ...refusedOrder.omit({ detail: true }).partial().shape }),
    example: {
      ...detailOf('priceChanged'),
      code: 'price_changed',
      lines: [{ sub_product: 1119, amount: 1, price: 195_000, discounted_price: null, stock: 58 }],
    },
  },
  410: {
    name: 'Gone',
    description: 'The product is no longer for sale',
    data: plain,
    example: detailOf('gone'),
  },
  413: {
    name: 'TooLarge',
    description: 'The body is too large',
    data: plain,
    example: detailOf('tooLarge'),
  },
  422: {
    name: 'Invalid',
    description: 'The request is invalid; `fields` contains a message for each invalid field',
    data: z.strictObject({ detail, fields: z.record(z.string(), z.string()) }),
    example: { ...detailOf('invalid'), fields: { phone: messages.fieldInvalid.uz } },
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests',
    data: z.strictObject({
      detail,
      status: z.literal(429),
      data: z
        .strictObject({ resend_after: z.int() })
        .optional()
        .describe('`resend_after`: seconds until the next code may be requested.'),
    }),
    example: { ...detailOf('tooMany'), status: 429 },
    hasRetryAfter: true,
  },
  500: {
    name: 'Failed',
    description: 'Internal error',
    data: plain,
    example: detailOf('failed'),
  },
  503: {
    name: 'Unavailable',
    description: 'Temporarily unavailable',
    data: z.strictObject({ detail, code: z.literal('sms_unavailable').optional() }),
    example: detailOf('unavailable'),
    hasRetryAfter: true,
  },
} as const satisfies Record<number, ErrorShape>;

export type ErrorStatus = keyof typeof errorShapes;

/** Errors of an endpoint's own logic; the others follow from its row in the contract. */
const ownErrors: { [Name in CallName]?: ErrorStatus[] } = {
  'user.sendCode': [429],
  'user.signIn': [429],
  'address.change': [404],
  'address.remove': [404],
  'cart.put': [404, 410],
  'liked.add': [404, 410],
  'order.oneClick': [404, 409],
  'order.place': [404, 409],
  'order.quote': [404, 409],
  'order.sent': [422],
  'order.get': [404],
  'order.cancel': [404, 409],
  'order.return': [404, 409],
  'order.pay': [404, 409],
  'product.list': [404],
  'product.get': [404, 410],
  'product.short': [404, 410],
  'product.similar': [404, 410],
  'product.markSeen': [404],
  'restock.add': [404, 409, 410, 429],
  'review.list': [404, 410],
  'review.add': [404, 409, 410, 429],
  'sale.products': [404],
  'sale.get': [404],
  'content.post': [404],
  'content.postGroup': [404],
  'content.menuPage': [404],
};

/** Lists the error statuses of an endpoint, in ascending order. */
export function errorsOf(name: CallName): ErrorStatus[] {
  const { params, query, body }: CallShape = contract[name];
  const takes = params ?? query ?? body;
  const found: ErrorStatus[] = [
    ...([400, 500, 503] as const),
    ...(isPersonal(name) ? ([401] as const) : []),
    ...(isRead(name) ? [] : ([403, 413] as const)),
    ...(takes ? ([422] as const) : []),
    ...(body ? ([408] as const) : []),
    ...(ownErrors[name] ?? []),
  ];
  return [...new Set(found)].sort((one, other) => one - other);
}
