// Written by `npm run generate` from packages/mock/control/controls.ts.

export const controlCalls = {
  listWorlds: 'GET /mock/worlds',
  describeWorld: 'GET /mock/world',
  dropWorld: 'DELETE /mock/world',
  reset: 'POST /mock/reset',
  changeWorld: 'POST /mock/world',
  snapshot: 'POST /mock/snapshot',
  restore: 'POST /mock/restore',
  scenario: 'POST /mock/scenario',
  stock: 'POST /mock/stock',
  price: 'POST /mock/price',
  promo: 'POST /mock/promo',
  withdraw: 'POST /mock/withdraw',
  settings: 'POST /mock/settings',
  time: 'POST /mock/time',
  signIn: 'POST /mock/sign-in',
  order: 'POST /mock/order',
  payment: 'POST /mock/payment',
  sms: 'GET /mock/sms',
  journal: 'GET /mock/journal',
  verify: 'POST /mock/verify',
  report: 'POST /mock/report',
  record: 'POST /mock/recording',
  recording: 'GET /mock/recording',
  stopRecording: 'DELETE /mock/recording',
  replay: 'POST /mock/replay',
  addFault: 'POST /mock/faults',
  listFaults: 'GET /mock/faults',
  clearFaults: 'DELETE /mock/faults',
} as const;

export type ListWorldsData = {
  results: Array<WorldView>;
  count: number;
};

export type WorldView = {
  /** Null for the default world, which requests without a world use. */
  name: string | null;
  strict: boolean;
  now: string;
  calls: number;
  faults: number;
  sms: number;
  snapshots: Array<string>;
};

export type DescribeWorldData = WorldView;

export type DropWorldData = null;

export type ResetData = null;

export type ChangeWorldBody = {
  strict: boolean;
};

export type ChangeWorldData = WorldView;

export type SnapshotBody = {
  name: string;
};

export type SnapshotData = null;

export type RestoreBody = {
  name: string;
};

export type RestoreData = null;

export type ScenarioBody = {
  name: "empty shop" | "sold out" | "sale ends in a minute" | "customer with three orders" | "maintenance" | "slow backend";
};

export type ScenarioData = Record<string, unknown> | null;

export type StockBody = {
  sub_product: number;
  amount: number;
};

export type StockData = null;

export type PriceBody = {
  sub_product: number;
  price?: number | undefined;
  discounted_price?: number | null | undefined;
  sale_percent?: number | null | undefined;
};

export type PriceData = null;

export type PromoBody = {
  code: string;
  kind: "fixed" | "percent";
  value: number;
  minimum?: number | undefined;
  starts_at?: string | undefined;
  ends_at?: string | undefined;
  uses_max?: number | undefined;
};

export type PromoData = null;

export type WithdrawBody = {
  product: number;
  withdrawn?: boolean | undefined;
};

export type WithdrawData = null;

export type SettingsBody = {
  app_name?: string | undefined;
  head_title?: {
    uz: string;
    ru: string;
  } | undefined;
  head_description?: {
    uz: string;
    ru: string;
  } | undefined;
  keywords?: {
    uz: string;
    ru: string;
  } | undefined;
  head_image?: string | undefined;
  modal_title?: {
    uz: string;
    ru: string;
  } | undefined;
  modal_description?: {
    uz: string;
    ru: string;
  } | undefined;
  test_mode?: boolean | undefined;
  free_delivery_from?: number | undefined;
  legal_name?: {
    uz: string;
    ru: string;
  } | undefined;
  legal_stir?: string | undefined;
  legal_address?: {
    uz: string;
    ru: string;
  } | undefined;
  legal_bank?: {
    uz: string;
    ru: string;
  } | undefined;
  popular_searches?: {
    uz: string;
    ru: string;
  } | undefined;
  return_days?: number | undefined;
  vat_included?: boolean | undefined;
  order_sms?: boolean | undefined;
};

export type SettingsData = {
  app_name: string;
  head_title: {
    uz: string;
    ru: string;
  };
  head_description: {
    uz: string;
    ru: string;
  };
  keywords: {
    uz: string;
    ru: string;
  };
  head_image: string;
  modal_title: {
    uz: string;
    ru: string;
  };
  modal_description: {
    uz: string;
    ru: string;
  };
  test_mode: boolean;
  is_staging?: boolean | undefined;
  free_delivery_from?: number | undefined;
  legal_name?: {
    uz: string;
    ru: string;
  } | undefined;
  legal_stir?: string | undefined;
  legal_address?: {
    uz: string;
    ru: string;
  } | undefined;
  legal_bank?: {
    uz: string;
    ru: string;
  } | undefined;
  popular_searches?: {
    uz: string;
    ru: string;
  } | undefined;
  is_guarded?: boolean | undefined;
  return_days: number;
  vat_included?: boolean | undefined;
  order_sms?: boolean | undefined;
  pickup_points: number;
  payment_methods?: Array<string> | undefined;
};

export type TimeBody = {
  now?: string | undefined;
  advance_seconds?: number | undefined;
};

export type TimeData = {
  now: string;
};

export type SignInBody = {
  phone: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  instalment_limit?: number | undefined;
};

export type SignInData = {
  token: string;
  user: {
    id: number;
    first_name: string;
    last_name: string;
    full_name: string;
    gender: "male" | "female" | null;
    phone: string;
    email: string;
  };
};

export type OrderBody = {
  order: number;
  status: "new" | "in_progress" | "done" | "canceled";
};

export type OrderData = null;

export type PaymentBody = {
  order: number;
  status: "waiting" | "confirmed" | "rejected" | "refunded";
};

export type PaymentData = null;

export type SmsData = {
  results: Array<{
    phone: string;
    text: string;
  }>;
  count: number;
};

export type JournalData = {
  results: Array<JournalEntry>;
  count: number;
};

export type JournalEntry = {
  id: number;
  at: string;
  /** The name of the endpoint in the contract; null when the contract has no such endpoint. */
  call: "user.sendCode" | "user.signIn" | "user.signOut" | "user.get" | "user.change" | "address.list" | "address.add" | "address.change" | "address.remove" | "cart.list" | "cart.put" | "cart.remove" | "liked.list" | "liked.add" | "liked.remove" | "order.oneClick" | "order.place" | "geo.regions" | "geo.cities" | "geo.deliveryPoints" | "catalog.categories" | "product.list" | "product.get" | "product.short" | "catalog.collections" | "catalog.banners" | "sale.products" | "sale.get" | "content.posts" | "content.post" | "content.postGroup" | "content.faq" | "content.menuPage" | "product.seen" | "site.menu" | "site.settings" | "site.contact" | "content.team" | "content.partners" | "geo.branches" | "product.similar" | "product.offers" | "product.suggest" | "catalog.sitemap" | "product.markSeen" | "restock.list" | "restock.add" | "restock.remove" | "review.list" | "review.add" | "order.quote" | "order.list" | "order.get" | "order.sent" | "order.cancel" | "order.return" | "order.pay" | "user.instalment" | "user.sessions" | "user.endSession" | "user.endSessions" | null;
  method: string;
  path: string;
  query: string;
  from: "browser" | "server";
  language: string | null;
  headers: Record<string, string>;
  body: unknown;
  /** Names that the contract does not have. */
  unknown: Array<string>;
  status: number | null;
  /** Null for a long body, and for older entries of a long journal. */
  answer: unknown;
  duration_ms: number | null;
  /** Whether the caller closed the connection before it received the whole response. */
  given_up: boolean;
  fault: string | null;
  fault_id: number | null;
};

export type VerifyBody = {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  times?: number | undefined;
  at_least?: number | undefined;
  at_most?: number | undefined;
  /** Waits up to this many milliseconds for requests that have not arrived yet. */
  within_ms?: number | undefined;
};

export type When = {
  /** Query parameters with their values; other parameters are allowed. */
  query?: Record<string, string | Array<string>> | undefined;
  /** The whole query; no other parameters are allowed. */
  query_only?: Record<string, string | Array<string>> | undefined;
  headers?: Record<string, string> | undefined;
  /** The whole body; a form counts as an object of strings. */
  body?: unknown | undefined;
  /** A part of the body; other keys are allowed. */
  body_has?: unknown | undefined;
};

export type VerifyData = {
  count: number;
  calls: Array<JournalEntry>;
};

export type ReportBody = {
  expected?: Array<Matcher> | undefined;
};

export type Matcher = {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
};

export type ReportData = {
  ok: boolean;
  /** Faults that were hit fewer than `times` times, or never if `times` is not set. */
  unused_faults: Array<ListedFault>;
  /** Requests to unknown endpoints, or with names that the contract does not have. */
  outside_contract: Array<JournalEntry>;
  /** Requests that returned 5xx or that the storefront aborted, without a fault. */
  failed_unasked: Array<JournalEntry>;
  /** Requests that were neither expected nor verified; empty without `expected`. */
  unexpected: Array<JournalEntry>;
};

export type ListedFault = (Fault) & ({
  id: number;
  /** The number of requests that the fault has applied to. */
  hits: number;
});

export type Fault = {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends the given response without running the shop. */
  kind: "answer";
  status: number;
  headers?: Record<string, string> | undefined;
  /** Data that is sent in the envelope of the contract. */
  data?: unknown | undefined;
  /** The body as it is sent: a string as text, everything else as JSON. */
  body?: unknown | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends an error in the format of the shop. */
  kind: "status";
  status: number;
  detail?: string | undefined;
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Delays the real response. */
  kind: "delay";
  ms: number;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Never responds while the caller waits. */
  kind: "hang";
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Resets the connection. */
  kind: "reset";
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Cuts the real response off after this number of bytes. */
  kind: "truncate";
  bytes: number;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends JSON that ends in the middle. */
  kind: "malformed";
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends an envelope whose data differs from the contract. */
  kind: "wrong_shape";
  data?: unknown | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends an HTML page instead of JSON. */
  kind: "html";
  status?: number | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends the real response slowly, this number of bytes at a time. */
  kind: "drip";
  bytes: number;
  ms: number;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after: boolean;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends the status 204 without a body. */
  kind: "empty";
};

export type RecordBody = {
  /** The base URL of the backend, without the path of an endpoint. */
  backend: string;
  /** Headers that every request to the backend carries, for instance for a gateway. */
  headers?: Record<string, string> | undefined;
};

export type RecordData = null;

export type RecordingData = {
  results: Array<Fault>;
  count: number;
  /** The number of responses that did not fit into the recording. */
  left_out: number;
};

export type StopRecordingData = null;

export type ReplayBody = {
  answers?: Array<AddFaultBody> | undefined;
};

export type AddFaultBody = {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends the given response without running the shop. */
  kind: "answer";
  status?: number | undefined;
  headers?: Record<string, string> | undefined;
  /** Data that is sent in the envelope of the contract. */
  data?: unknown | undefined;
  /** The body as it is sent: a string as text, everything else as JSON. */
  body?: unknown | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends an error in the format of the shop. */
  kind: "status";
  status: number;
  detail?: string | undefined;
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Delays the real response. */
  kind: "delay";
  ms: number;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Never responds while the caller waits. */
  kind: "hang";
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Resets the connection. */
  kind: "reset";
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Cuts the real response off after this number of bytes. */
  kind: "truncate";
  bytes: number;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends JSON that ends in the middle. */
  kind: "malformed";
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends an envelope whose data differs from the contract. */
  kind: "wrong_shape";
  data?: unknown | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends an HTML page instead of JSON. */
  kind: "html";
  status?: number | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends the real response slowly, this number of bytes at a time. */
  kind: "drip";
  bytes?: number | undefined;
  ms?: number | undefined;
} | {
  /** Every method when omitted. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full. `:name` matches one part, `*` the rest. */
  path: string;
  /** `browser`: only requests of browsers through the storefront; `server`: only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** Applies to this number of requests; to all when omitted. */
  times?: number | undefined;
  /** Applies only to the nth request from now. */
  nth?: number | undefined;
  /** The shop processes the request before the fault applies. */
  after?: boolean | undefined;
  /** Keeps the pages that the storefront has cached, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** Sends the status 204 without a body. */
  kind: "empty";
};

export type ReplayData = {
  results: Array<ListedFault>;
  count: number;
};

export type AddFaultData = {
  results: Array<ListedFault>;
  count: number;
};

export type ListFaultsData = {
  results: Array<ListedFault>;
  count: number;
};

export type ClearFaultsData = {
  results: Array<ListedFault>;
  count: number;
};

export type Control = {
  /** Lists the worlds, the most recently used one last. */
  listWorlds(): Promise<ListWorldsData>;
  /** Describes the world. Returns 404 when the world does not exist. */
  describeWorld(): Promise<DescribeWorldData>;
  /** Deletes the world. The next request that names it creates a new one. */
  dropWorld(): Promise<DropWorldData>;
  /** Resets the goods, shoppers, clock, faults and journal of the world. */
  reset(): Promise<ResetData>;
  /** Makes the world strict or tolerant. A strict world refuses query parameters and body fields that the contract does not define. */
  changeWorld(body: ChangeWorldBody): Promise<ChangeWorldData>;
  /** Stores the current state of the world for `restore`. A reset deletes it. */
  snapshot(body: SnapshotBody): Promise<SnapshotData>;
  /** Restores the world from a snapshot and clears the journal. */
  restore(body: RestoreBody): Promise<RestoreData>;
  /** Changes the world as the named scenario describes. */
  scenario(body: ScenarioBody): Promise<ScenarioData>;
  /** Sets the stock of a variant in units. */
  stock(body: StockBody): Promise<StockData>;
  /** Sets the price of a variant in UZS. A `discounted_price` or `sale_percent` of null ends the discount. */
  price(body: PriceBody): Promise<PriceData>;
  /** Adds a promo code. With the kind `fixed`, `value` is in UZS; with `percent`, it is a percentage. `minimum` is the minimum total of the goods in UZS. */
  promo(body: PromoBody): Promise<PromoData>;
  /** Withdraws a product from sale, or offers it again. */
  withdraw(body: WithdrawBody): Promise<WithdrawData>;
  /** Changes the given settings of the shop and leaves the others unchanged. */
  settings(body?: SettingsBody): Promise<SettingsData>;
  /** Sets or advances the clock. Without a body it returns the current time. */
  time(body?: TimeBody): Promise<TimeData>;
  /** Signs a customer in by phone number, creating the account if needed, and returns a token. */
  signIn(body: SignInBody): Promise<SignInData>;
  /** Changes the status of an order, as the shop operator does. */
  order(body: OrderBody): Promise<OrderData>;
  /** Sets the outcome of an order payment, as the payment provider does. */
  payment(body: PaymentBody): Promise<PaymentData>;
  /** Lists the SMS that the shop has sent, oldest first. */
  sms(): Promise<SmsData>;
  /** Lists the latest requests of the world, at most 1,000. */
  journal(): Promise<JournalData>;
  /** Verifies the number of matching requests. Returns 409 with similar requests if the number differs. */
  verify(body: VerifyBody): Promise<VerifyData>;
  /** Lists unused faults, unexpected requests and failures at the end of a test. */
  report(body?: ReportBody): Promise<ReportData>;
  /** Forwards the requests of the world to a backend and records its responses. */
  record(body: RecordBody): Promise<RecordData>;
  /** Returns the recorded responses as faults of the kind `answer`. */
  recording(): Promise<RecordingData>;
  /** Stops forwarding requests to the backend and deletes the recording. */
  stopRecording(): Promise<StopRecordingData>;
  /** Replays the responses of a recording in order. Without a body it uses the recording of the world. */
  replay(body?: ReplayBody): Promise<ReplayData>;
  /** Adds a fault. */
  addFault(body: AddFaultBody): Promise<AddFaultData>;
  /** Lists the faults of the world. */
  listFaults(): Promise<ListFaultsData>;
  /** Removes all faults of the world. */
  clearFaults(): Promise<ClearFaultsData>;
};
