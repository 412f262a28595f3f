import { vi } from 'vitest';
import { IdempotencyKeys } from '@/lib/client/order/idempotency';
import type { Attempt } from '@/lib/client/order/order-attempt';
import { storageOf } from '@/tests/support/storage';
import type { Browser, Order } from './expected';
import type { Wanted } from './expected-orders';
import type { World } from './world';

/** The state of two tabs in one browser. */
export type Tabs = {
  stored: Map<string, string>;
  /** The idempotency keys in each tab's memory. */
  kinds: [Kinds, Kinds];
  /** How far the device's clock is ahead of the shop's. */
  aheadMs: number;
  latest: Wanted | null;
  lost: [Lost | null, Lost | null];
  made: Made[];
  /** The order of each purchase whose outcome neither tab has received. */
  unreported: Map<string, Made>;
};
/** An order attempt whose outcome its tab has not received. */
type Lost = { attempt: Attempt; wanted: Wanted };
type Kinds = { checkout: IdempotencyKeys; oneClick: IdempotencyKeys };
/** An idempotency key, the order that it created, and the request for that order. */
export type Made = {
  key: string;
  shopper: string;
  isOfGuest: boolean;
  order: Order;
  body: object;
  goods: string;
};

const tabsOf = new WeakMap<Browser, Tabs>();

export function open({ shop }: World, browser: Browser): Tabs {
  const known = tabsOf.get(browser);
  if (known) return known;
  const kinds = (): Kinds => {
    const now = () => shop.now + tabs.aheadMs;
    return {
      checkout: new IdempotencyKeys('checkout', now),
      oneClick: new IdempotencyKeys('one-click', now),
    };
  };
  const tabs: Tabs = {
    stored: new Map(),
    aheadMs: 0,
    latest: null,
    lost: [null, null],
    made: [],
    unreported: new Map(),
    kinds: [kinds(), kinds()],
  };
  tabsOf.set(browser, tabs);
  return tabs;
}

/** Runs `act` with fakes of the storage and the locks that the tabs of one browser share. */
export async function inBrowser(tabs: Tabs, act: () => Promise<void>): Promise<void> {
  const waiting = new Map<string, Promise<unknown>>();
  const request = (name: string, _options: object, work: () => Promise<unknown>) => {
    const turn = (waiting.get(name) ?? Promise.resolve()).then(work, work);
    waiting.set(name, turn);
    return turn;
  };
  vi.stubGlobal('localStorage', storageOf(tabs.stored));
  vi.stubGlobal('navigator', { locks: { request } });
  try {
    await act();
  } finally {
    vi.unstubAllGlobals();
  }
}
