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
  /** Null for the world of calls that name none. */
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
  /** Its name in the contract; null for what is no call. */
  call: "user.sendCode" | "user.signIn" | "user.signOut" | "user.get" | "user.change" | "address.list" | "address.add" | "address.change" | "address.remove" | "cart.list" | "cart.put" | "cart.remove" | "liked.list" | "liked.add" | "liked.remove" | "order.oneClick" | "order.place" | "geo.regions" | "geo.cities" | "geo.deliveryPoints" | "catalog.categories" | "product.list" | "product.get" | "product.short" | "catalog.collections" | "catalog.banners" | "sale.products" | "sale.get" | "content.posts" | "content.post" | "content.postGroup" | "content.faq" | "content.menuPage" | "product.seen" | "site.menu" | "site.settings" | "site.contact" | "content.team" | "content.partners" | "geo.branches" | "product.similar" | "product.offers" | "product.suggest" | "catalog.sitemap" | "product.markSeen" | "restock.list" | "restock.add" | "restock.remove" | "review.list" | "review.add" | "order.quote" | "order.list" | "order.get" | "order.sent" | "order.cancel" | "order.pay" | "user.instalment" | "user.sessions" | "user.endSession" | "user.endSessions" | null;
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
  /** Null for a long one, and for old ones of a long journal. */
  answer: unknown;
  duration_ms: number | null;
  /** The caller did not wait for the answer. */
  given_up: boolean;
  fault: string | null;
  fault_id: number | null;
};

export type VerifyBody = {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  times?: number | undefined;
  at_least?: number | undefined;
  at_most?: number | undefined;
  /** Waits so long for calls that have not arrived yet. */
  within_ms?: number | undefined;
};

export type When = {
  /** Names of the query with their values; others may be there. */
  query?: Record<string, string | Array<string>> | undefined;
  /** The whole query: no other names. */
  query_only?: Record<string, string | Array<string>> | undefined;
  headers?: Record<string, string> | undefined;
  /** The whole body; a form counts as an object of texts. */
  body?: unknown | undefined;
  /** A part of the body: other keys may be there. */
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
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
};

export type ReportData = {
  ok: boolean;
  /** Hit less often than asked for. */
  unused_faults: Array<ListedFault>;
  /** No call of the contract, or names it does not have. */
  outside_contract: Array<JournalEntry>;
  /** Answered 5xx or given up by the storefront, without a fault. */
  failed_unasked: Array<JournalEntry>;
  /** Neither expected nor verified; empty without `expected`. */
  unexpected: Array<JournalEntry>;
};

export type ListedFault = (Fault) & ({
  id: number;
  /** How many calls it has answered. */
  hits: number;
});

export type Fault = {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The given answer; the shop is not asked. */
  kind: "answer";
  status: number;
  headers?: Record<string, string> | undefined;
  /** Sent in the envelope of the contract. */
  data?: unknown | undefined;
  /** Sent as it stands: a text as text, all else as JSON. */
  body?: unknown | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** An error in the manner of the shop. */
  kind: "status";
  status: number;
  detail?: string | undefined;
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The true answer, late. */
  kind: "delay";
  ms: number;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** No answer while the caller waits. */
  kind: "hang";
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The connection is reset. */
  kind: "reset";
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The true answer, cut off after so many bytes. */
  kind: "truncate";
  bytes: number;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** JSON that ends in the middle. */
  kind: "malformed";
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** An envelope with other data than the contract says. */
  kind: "wrong_shape";
  data?: unknown | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** A page in place of JSON. */
  kind: "html";
  status?: number | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The true answer, so many bytes at a time. */
  kind: "drip";
  bytes: number;
  ms: number;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after: boolean;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** 204 without a body. */
  kind: "empty";
};

export type RecordBody = {
  /** Its address; the paths are those of the shop. */
  backend: string;
  /** Sent with every call, for instance for a gateway. */
  headers?: Record<string, string> | undefined;
};

export type RecordData = null;

export type RecordingData = {
  results: Array<Fault>;
  count: number;
  /** Answers that there was no room for. */
  left_out: number;
};

export type StopRecordingData = null;

export type ReplayBody = {
  answers?: Array<AddFaultBody> | undefined;
};

export type AddFaultBody = {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The given answer; the shop is not asked. */
  kind: "answer";
  status?: number | undefined;
  headers?: Record<string, string> | undefined;
  /** Sent in the envelope of the contract. */
  data?: unknown | undefined;
  /** Sent as it stands: a text as text, all else as JSON. */
  body?: unknown | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** An error in the manner of the shop. */
  kind: "status";
  status: number;
  detail?: string | undefined;
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The true answer, late. */
  kind: "delay";
  ms: number;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** No answer while the caller waits. */
  kind: "hang";
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The connection is reset. */
  kind: "reset";
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The true answer, cut off after so many bytes. */
  kind: "truncate";
  bytes: number;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** JSON that ends in the middle. */
  kind: "malformed";
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** An envelope with other data than the contract says. */
  kind: "wrong_shape";
  data?: unknown | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** A page in place of JSON. */
  kind: "html";
  status?: number | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** The true answer, so many bytes at a time. */
  kind: "drip";
  bytes?: number | undefined;
  ms?: number | undefined;
} | {
  /** Every method when it is left out. */
  method?: string | undefined;
  /** As in the contract, below /api/v1 or in full; :name is one part, * the rest. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: "browser" | "server" | undefined;
  when?: When | undefined;
  /** So many calls; all when it is left out. */
  times?: number | undefined;
  /** Only the nth call from now. */
  nth?: number | undefined;
  /** The shop carries the call out before it fails. */
  after?: boolean | undefined;
  /** Pages that the storefront has cached stay, as in an outage of the API. */
  keep_pages?: boolean | undefined;
  /** 204 without a body. */
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
  /** The worlds there are; the one used last is the last. */
  listWorlds(): Promise<ListWorldsData>;
  /** What is in the world; 404 when no call has named it yet. */
  describeWorld(): Promise<DescribeWorldData>;
  /** Forgets the world; who names it again gets a new one. */
  dropWorld(): Promise<DropWorldData>;
  /** The world as it began: goods, shoppers, clock, faults, journal. */
  reset(): Promise<ResetData>;
  /** A strict world refuses names of queries and bodies that the contract does not have. */
  changeWorld(body: ChangeWorldBody): Promise<ChangeWorldData>;
  /** Keeps the world as it is now, to return to it; a reset forgets it. */
  snapshot(body: SnapshotBody): Promise<SnapshotData>;
  /** The world as it was at the snapshot; the journal begins anew. */
  restore(body: RestoreBody): Promise<RestoreData>;
  /** Makes of the world what its name says. */
  scenario(body: ScenarioBody): Promise<ScenarioData>;
  /** How many pieces of a sub-product there are. */
  stock(body: StockBody): Promise<StockData>;
  /** What a sub-product costs; `discounted_price` or `sale_percent` null ends its discount. */
  price(body: PriceBody): Promise<PriceData>;
  /** Takes a product out of sale, or back into it. */
  withdraw(body: WithdrawBody): Promise<WithdrawData>;
  /** Settings of the shop; those not named stay. */
  settings(body?: SettingsBody): Promise<SettingsData>;
  /** Sets the clock or moves it on; without a body it tells the time. */
  time(body?: TimeBody): Promise<TimeData>;
  /** A customer, new if the phone is, and a token that signs her in. */
  signIn(body: SignInBody): Promise<SignInData>;
  /** The shop moves an order on, as its operator does. */
  order(body: OrderBody): Promise<OrderData>;
  /** What came of the payment of an order, as if its provider had said so. */
  payment(body: PaymentBody): Promise<PaymentData>;
  /** The messages that the shop has sent, in order. */
  sms(): Promise<SmsData>;
  /** The calls of the world so far, the latest thousand. */
  journal(): Promise<JournalData>;
  /** Whether the calls meant were made so often; 409 if not, with those that come near. */
  verify(body: VerifyBody): Promise<VerifyData>;
  /** For the end of a test: what was set and not used, and what nobody asked for. */
  report(body?: ReportBody): Promise<ReportData>;
  /** Sends the calls of the world to a backend, and keeps what it answers. */
  record(body: RecordBody): Promise<RecordData>;
  /** What the backend has answered so far, as given answers. */
  recording(): Promise<RecordingData>;
  /** Sends the calls to the shop again and forgets the recording. */
  stopRecording(): Promise<StopRecordingData>;
  /** Gives the answers of a recording, each in its turn; without a body those of the world. */
  replay(body?: ReplayBody): Promise<ReplayData>;
  /** Adds a fault. */
  addFault(body: AddFaultBody): Promise<AddFaultData>;
  /** The faults that are set. */
  listFaults(): Promise<ListFaultsData>;
  /** Takes all faults out. */
  clearFaults(): Promise<ClearFaultsData>;
};
