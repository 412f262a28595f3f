import type { PaymentProvider } from '@/lib/domain/order/payment-methods';
import { log } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';

type Callback = {
  provider: PaymentProvider;
  call: string;
  /** `done`, or the name of a fault. */
  result: string;
  /** The error code of the provider's protocol. */
  code: number | undefined;
  /** The order number as sent. It is not verified: anyone can send a request. */
  order: unknown;
  transaction: unknown;
};

/** Logs and counts the result of a provider's request, with the order that it names. */
export function noteCallback(callback: Callback): void {
  const { provider, call, result, code } = callback;
  count('chorsu_payment_calls_total', { provider, call, result });
  log.info('payment callback', {
    provider,
    step: call,
    result,
    code,
    order_id: shortId(callback.order, /^\d{1,9}$/),
    transaction: shortId(callback.transaction, /^[\da-f]{1,32}$/i),
  });
}

function shortId(given: unknown, pattern: RegExp): string | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  return typeof text === 'string' && pattern.test(text) ? text : undefined;
}
