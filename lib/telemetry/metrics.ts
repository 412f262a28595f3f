const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.5, 1.8, 2.5, 3, 4, 6, 10, 20];
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export type Metric = {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Labels with few possible values each. Values that clients choose must not be labels. */
  labels?: readonly string[];
  buckets?: readonly number[];
};

/** Every metric of the storefront and the API. */
export const metrics = {
  chorsu_requests_total: {
    type: 'counter',
    help: 'Requests to the storefront',
    labels: ['kind', 'page', 'status'],
  },
  chorsu_request_seconds: {
    type: 'histogram',
    help: 'Duration from a request to the end of its response',
    labels: ['kind'],
    buckets: SECONDS,
  },
  chorsu_page_cache_answers_total: {
    type: 'counter',
    help: 'Page responses by cache state',
    labels: ['state'],
  },
  chorsu_page_cache_bytes: {
    type: 'gauge',
    help: 'Size of the page cache',
    labels: ['region'],
  },
  chorsu_page_cache_pages: {
    type: 'gauge',
    help: 'Pages in the page cache',
    labels: ['region'],
  },
  chorsu_render_seconds: {
    type: 'histogram',
    help: 'Duration of renders, without the wait time',
    labels: ['queue', 'result'],
    buckets: SECONDS,
  },
  chorsu_render_wait_seconds: {
    type: 'histogram',
    help: 'Wait time for a renderer',
    labels: ['queue', 'result'],
    buckets: SECONDS,
  },
  chorsu_render_queue: {
    type: 'gauge',
    help: 'Waiting and running renders',
    labels: ['queue', 'state'],
  },
  chorsu_renderers_ready: { type: 'gauge', help: 'Renderer processes that are ready' },
  chorsu_unrecognised_output: {
    type: 'gauge',
    help: 'Output of Next that was not recognized',
    labels: ['what'],
  },
  chorsu_proxy_unanswered_total: {
    type: 'counter',
    help: 'Browser requests without a response from the API',
    labels: ['reason'],
  },
  chorsu_read_failures_total: {
    type: 'counter',
    help: 'Failed API reads during renders',
    labels: ['call', 'reason'],
  },
  chorsu_web_vital_seconds: {
    type: 'histogram',
    help: 'LCP, INP, FCP and TTFB in browsers',
    labels: ['name', 'page', 'device'],
    buckets: VITAL_SECONDS,
  },
  chorsu_web_vital_shift: {
    type: 'histogram',
    help: 'Layout shift (CLS) in browsers',
    labels: ['page', 'device'],
    buckets: SHIFTS,
  },
  chorsu_browser_errors_total: {
    type: 'counter',
    help: 'Unexpected errors in browsers',
    labels: ['fingerprint'],
  },
  chorsu_reports_refused_total: {
    type: 'counter',
    help: 'Rejected browser reports',
    labels: ['status'],
  },
  chorsu_unexpected_errors_total: {
    type: 'counter',
    help: 'Unexpected errors in this process',
    labels: ['fingerprint'],
  },
  chorsu_api_calls_total: {
    type: 'counter',
    help: 'Requests to the API',
    labels: ['call', 'status'],
  },
  chorsu_api_call_seconds: {
    type: 'histogram',
    help: 'Duration of API requests',
    labels: ['call'],
    buckets: SECONDS,
  },
  chorsu_refusals_total: {
    type: 'counter',
    help: 'Orders, payments and sign-ins that were refused, by reason',
    labels: ['call', 'reason'],
  },
  chorsu_db_pool: {
    type: 'gauge',
    help: 'Database connections by state, and waiting queries',
    labels: ['state'],
  },
  chorsu_db_pool_wait_seconds: {
    type: 'histogram',
    help: 'Wait time for a database connection',
    buckets: SECONDS,
  },
  chorsu_db_failures_total: {
    type: 'counter',
    help: 'Requests that failed because of the database',
    labels: ['sqlstate'],
  },
  chorsu_search_index_age_seconds: {
    type: 'gauge',
    help: 'Time since the index last read changes',
  },
  chorsu_search_index_products: { type: 'gauge', help: 'Products in the search index' },
  chorsu_sms_total: {
    type: 'counter',
    help: 'SMS messages',
    labels: ['provider', 'about', 'result'],
  },
  chorsu_outbox_deliveries_total: {
    type: 'counter',
    help: 'Attempts to deliver events to receivers, by result',
    labels: ['receiver', 'result'],
  },
  chorsu_orders_waiting: {
    type: 'gauge',
    help: 'Orders that wait for staff: new ones, and those that will be canceled within two hours',
    labels: ['state'],
  },
  chorsu_oldest_new_order_seconds: {
    type: 'gauge',
    help: 'Age of the oldest order that waits for staff, or 0',
  },
  chorsu_data_folder_free_bytes: {
    type: 'gauge',
    help: 'Free space on the disk of CHORSU_DATA',
  },
  chorsu_last_backup_timestamp_seconds: {
    type: 'gauge',
    help: 'Time of the last complete backup, or 0',
  },
  chorsu_orders_total: { type: 'counter', help: 'Order events', labels: ['event'] },
  chorsu_payments_total: {
    type: 'counter',
    help: 'Payment state changes',
    labels: ['provider', 'state'],
  },
  chorsu_payment_calls_total: {
    type: 'counter',
    help: 'Requests from payment providers, by result',
    labels: ['provider', 'call', 'result'],
  },
} as const satisfies Record<`chorsu_${string}`, Metric>;

type Metrics = typeof metrics;
type NameOf<Type> = {
  [Name in keyof Metrics]: Metrics[Name]['type'] extends Type ? Name : never;
}[keyof Metrics];
type LabelsOf<Name extends keyof Metrics> = Metrics[Name] extends {
  labels: readonly (infer Label extends string)[];
}
  ? Record<Label, string>
  : Record<never, string>;

export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type Labels = Record<string, string>;
export type MetricSink = {
  count: (name: NameOf<'counter'>, labels: Labels, by?: number) => void;
  observe: (name: NameOf<'histogram'>, labels: Labels, value: number) => void;
  watch: (name: NameOf<'gauge'>, read: () => readonly [Labels, number][]) => void;
};

declare global {
  var metricSink: MetricSink | undefined;
}

/** Returns whether this process records metrics. */
export function areMetricsOn(): boolean {
  return globalThis.metricSink !== undefined;
}

/** Increments a counter. Has no effect while metrics are off. */
export function count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>): void {
  globalThis.metricSink?.count(name, labels);
}

/**
 * Exports a counter with the value 0 before its first event. Otherwise its first value in
 * Prometheus is 1, and `increase()` does not count the event.
 */
export function startAtZero<Name extends NameOf<'counter'>>(
  name: Name,
  labels: LabelsOf<Name>,
): void {
  globalThis.metricSink?.count(name, labels, 0);
}

/** Records a value in a histogram; does nothing while metrics are off. */
export function observe<Name extends NameOf<'histogram'>>(
  name: Name,
  labels: LabelsOf<Name>,
  value: number,
): void {
  globalThis.metricSink?.observe(name, labels, value);
}

/** Registers a gauge, which is read on each Prometheus scrape. */
export function watch<Name extends NameOf<'gauge'>>(
  name: Name,
  read: () => [LabelsOf<Name>, number][],
): void {
  globalThis.metricSink?.watch(name, read);
}

/** Returns the seconds since a value of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
