import type { RefusedOrder } from '@/lib/contract/order';
import { isRecord } from '@/lib/domain/is-record';
import { ApiError, isOutcomeUnknown } from '@/lib/http/errors';

const KEY_FIELD = 'Idempotency-Key';

/** The failures that the order form distinguishes. */
export type OrderFailure =
  | { kind: 'changed'; refused: RefusedOrder }
  | { kind: 'fields'; fields: Record<string, string>; text: string }
  /** `lost`: the order may exist. `not-made`: the shop has confirmed that it does not exist. */
  | { kind: 'failed'; reason: 'lost' | 'not-made' | 'other'; text: string }
  /**
   * An earlier click created `order`, but the page received no response. The current form created
   * no order.
   */
  | { kind: 'other-order'; order: number };

/** Derives the reason from an error. `text` is the message to show for it. */
export function orderFailure(error: Error, text: string): OrderFailure {
  if (mayHaveBeenPlaced(error)) return { kind: 'failed', reason: 'lost', text: '' };
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'other', text: '' };
  const { kind, fields, data } = error;
  if (kind === 'conflict' && isRefused(data)) return { kind: 'changed', refused: data };
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields, text };
  return { kind: 'failed', reason: 'other', text };
}

/** Returns whether the order may exist despite the error. */
export function mayHaveBeenPlaced(error: Error): boolean {
  return isOutcomeUnknown(error) || isKeyUsed(error);
}

/** Returns whether the key has created an order from an earlier version of the form. */
export function isKeyUsed(error: Error): boolean {
  return error instanceof ApiError && error.status === 422 && KEY_FIELD in error.fields;
}

function isRefused(data: unknown): data is RefusedOrder {
  return isRecord(data) && ['code', 'lines', 'detail'].every((name) => name in data);
}
