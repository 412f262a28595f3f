import type { RefusedOrder } from '@/lib/contract/order';
import { isRecord } from '@/lib/domain/is-record';
import { ApiError, isOutcomeUnknown } from '@/lib/http/errors';

const KEY_FIELD = 'Idempotency-Key';

/** Why an order was not made, as far as its form can react to it. */
export type OrderFailure =
  | { kind: 'changed'; refused: RefusedOrder }
  | { kind: 'fields'; fields: Record<string, string>; text: string }
  /** `lost`: the order may have been made. `not-made`: it was not, the shop has been asked. */
  | { kind: 'failed'; reason: 'lost' | 'not-made' | 'other'; text: string }
  /** An earlier press has made `order`, of which nobody knew; nothing of this form is ordered. */
  | { kind: 'other-order'; order: number };

export function orderFailure(error: Error, text: string): OrderFailure {
  if (mayBeMade(error)) return { kind: 'failed', reason: 'lost', text: '' };
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'other', text: '' };
  const { kind, fields, data } = error;
  if (kind === 'conflict' && isRefused(data)) return { kind: 'changed', refused: data };
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields, text };
  return { kind: 'failed', reason: 'other', text };
}

export function mayBeMade(error: Error): boolean {
  return isOutcomeUnknown(error) || isKeyUsed(error);
}

/** The key has made an order from a form that the shopper has changed since. */
export function isKeyUsed(error: Error): boolean {
  return error instanceof ApiError && error.status === 422 && KEY_FIELD in error.fields;
}

function isRefused(data: unknown): data is RefusedOrder {
  return isRecord(data) && ['code', 'lines', 'detail'].every((name) => name in data);
}
