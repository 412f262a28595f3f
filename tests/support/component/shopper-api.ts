import { vi } from 'vitest';
import type { CartLine } from '@/lib/contract/cart';
import { aGate } from '@/tests/support/stub/gate';

type Shop = {
  /** The current cart lines, which `GET /order/cart` returns. */
  lines: CartLine[];
  /** 'METHOD /path' of each request, in order. */
  calls: string[];
  /** Replaces the cart lines with `after` and releases the responses to the writes. */
  respond: (after: CartLine[]) => void;
};

/**
 * Stubs the API of a shop with one cart. Writes wait until `respond` is called.
 *
 * With `fails`, they then return 500; with `refusal`, they return 422 and this text.
 */
export function aShopperApi(lines: CartLine[] = [], { fails = false, refusal = '' } = {}): Shop {
  const { open, opened: responded } = aGate();
  const shop: Shop = {
    lines,
    calls: [],
    respond: (after) => {
      shop.lines = after;
      open();
    },
  };

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const call = `${init.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
    shop.calls.push(call);
    if (call === 'GET /order/cart') return done({ results: shop.lines, count: shop.lines.length });
    if (call === 'GET /order/wish') return done({ results: [], count: 0 });
    await responded;
    if (refusal) return failed(422, { detail: refusal, fields: {} });
    return fails ? failed(500, null) : done(null);
  });
  return shop;
}

function failed(status: number, data: unknown) {
  return Response.json({ status: false, data, message: null }, { status });
}

function done(data: unknown) {
  return Response.json({ status: true, data, message: null });
}
