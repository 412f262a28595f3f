import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { OrdersView } from '@/components/order/orders-view';
import type { Order } from '@/lib/contract/order';
import { anOrder } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';

/** Returns the ISO time at `hour`:24 on the day of the test orders. */
export const at = (hour: number) => `2026-11-21T${hour}:24:00+05:00`;

/** Stubs a shop with these orders. Returns the requests by method and URL. */
export function aShop(orders: { active?: Order[]; completed?: Order[] }, payment?: () => Response) {
  const { active = [], completed = [] } = orders;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${url}`);
    if (/\/(?:payment|cancel)$/.test(url) && payment) return payment();
    if (url.endsWith('/cancel')) {
      return Response.json({ status: true, data: anOrder({ status: 'canceled' }), message: null });
    }
    const results = url.includes('state=completed') ? completed : active;
    const counts = { active: active.length, completed: completed.length };
    const data = { results, count: results.length, ...counts };
    return Response.json({ status: true, data, message: null });
  });
  return requests;
}

export async function open() {
  renderAt(<OrdersView />);
  return within(await screen.findByRole('article'));
}
