import type { Ports } from '@/api/shared/ports';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@/lib/domain/order/payment-methods';
import { startAtZero } from '@/lib/telemetry/metrics';

const ORDER_REFUSALS = ['out_of_stock', 'price_changed', 'limit_insufficient', 'unconfirmed_limit'];
const RECEIVERS = ['webhook', 'telegram', 'sms'];
const callsOf = {
  payme: [
    'CheckPerformTransaction',
    'CreateTransaction',
    'PerformTransaction',
    'CancelTransaction',
    'CheckTransaction',
    'GetStatement',
  ],
  click: ['prepare', 'complete'],
} as const;
/**
 * Codes of common database failures: no code, lost, refused or too many connections, read-only,
 * full disk, timeout, shutdown. Their counters start at 0, because alerts detect only increases.
 */
const SQLSTATES = [
  '',
  '08006',
  '25006',
  '53100',
  '53300',
  '57014',
  '57P01',
  '57P03',
  'ECONNREFUSED',
];

/** Sets the counters for alerts to 0, so that the first event is an increase. */
export function startCounters({ sms, providers }: Pick<Ports, 'sms' | 'providers'>): void {
  startAtZero('chorsu_orders_total', { event: 'placed' });
  for (const sqlstate of SQLSTATES) startAtZero('chorsu_db_failures_total', { sqlstate });
  for (const labels of pairs('call', ['order.place', 'order.oneClick'], 'reason', ORDER_REFUSALS)) {
    startAtZero('chorsu_refusals_total', labels);
  }
  const deliveries = ['delivered', 'failed', 'dead'];
  for (const labels of pairs('receiver', RECEIVERS, 'result', deliveries)) {
    startAtZero('chorsu_outbox_deliveries_total', labels);
  }
  if (sms) startMessages(sms.provider);
  for (const provider of PAYMENT_PROVIDERS) if (providers[provider]) startPayments(provider);
}

function startMessages(provider: string): void {
  for (const result of ['sent', 'failed', 'refused']) {
    startAtZero('chorsu_sms_total', { provider, about: 'code', result });
  }
  for (const result of ['sent', 'failed']) {
    startAtZero('chorsu_sms_total', { provider, about: 'order', result });
  }
}

function startPayments(provider: PaymentProvider): void {
  for (const state of ['created', 'paid', 'canceled', 'refunded']) {
    startAtZero('chorsu_payments_total', { provider, state });
  }
  const results = ['done', 'failed', 'notAllowed', 'badSign'];
  for (const labels of pairs('call', callsOf[provider], 'result', results)) {
    startAtZero('chorsu_payment_calls_total', { provider, ...labels });
  }
}

/** Combines every value of one label with every value of another. */
function pairs<One extends string, Other extends string>(
  one: One,
  values: readonly string[],
  other: Other,
  others: readonly string[],
): Record<One | Other, string>[] {
  // The cast is safe, because the object has exactly these two keys.
  return values.flatMap((value) =>
    others.map((second) => ({ [one]: value, [other]: second }) as Record<One | Other, string>),
  );
}
