import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressView } from '@/components/address/address-view';
import { CartView } from '@/components/cart/cart-view';
import { Checkout } from '@/components/checkout/checkout';
import { OrderResult } from '@/components/checkout/result/order-result';
import { RegionFields } from '@/components/geo/region-fields';
import { CatalogMenu } from '@/components/layout/menus/catalog-menu';
import { AppStart } from '@/components/layout/start/app-start';
import { LikedView } from '@/components/liked/liked-view';
import { OrdersView } from '@/components/order/orders-view';
import { SeenProducts } from '@/components/product/card/seen-products';
import { QuickViewModal } from '@/components/product/quick-view/quick-view-modal';
import { AccountFrame } from '@/components/user/account-frame';
import { ProfileView } from '@/components/user/profile-view';
import { signedIn, signedOut } from '@/stores/auth';
import { orderCartFilled } from '@/stores/order-cart';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';

const good = (data: unknown) => Response.json({ status: true, data, message: null });

const shapes: Record<string, () => Response> = {
  'a truncated body': () => new Response('{"status":true,"data":{"results":[{"id":1'),
  'an HTML page': () => new Response('<!DOCTYPE html><h1>502</h1>'),
  'an empty body': () => new Response(''),
  '204': () => new Response(null, { status: 204 }),
  'no envelope': () => Response.json([1, 2]),
  'a status that is not true': () => Response.json({ status: false, data: null, message: null }),
  'no data': () => good(null),
  'a string': () => good('text'),
  'a number': () => good(1),
  'an empty object': () => good({}),
  'results that are not a list': () => good({ results: 1, count: 'x' }),
  'invalid results': () => good({ results: [null, 1, {}], count: 3 }),
};

const field = { value: '', onChange: () => {}, onBlur: () => {}, name: '', ref: () => {} };
const line = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  slug: 'palto-7',
  name: 'Palto',
  image: null,
  options: '',
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/offline');
  act(() => {
    signedIn({ token: 'a-token', user: aUser });
    orderCartFilled([line]);
  });
});
afterEach(() => void act(signedOut));

/** Renders components that load data in the browser. */
function Everything() {
  return (
    <>
      <AppStart />
      <CatalogMenu />
      <CartView />
      <LikedView />
      <SeenProducts productId={1} />
      <QuickViewModal slug="palto-7" isOpen onClose={() => {}} />
      <Checkout user={aUser} />
      <OrderResult id={1} />
      <RegionFields region={field} district={field} />
      <AccountFrame>
        <OrdersView />
        <AddressView />
        <ProfileView />
      </AccountFrame>
    </>
  );
}

test.each(Object.entries(shapes))(
  'throws no error when every request gets this response: %s (B-79)',
  async (_shape, respond) => {
    const requests = new Set<string>();
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      requests.add(`${init.method ?? 'GET'} ${new URL(input, 'http://localhost').pathname}`);
      return respond();
    });
    renderAt(<Everything />);
    await waitFor(() => expect(requests.size).toBeGreaterThanOrEqual(9));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    expect(screen.getAllByRole('button', { hidden: true }).length).toBeGreaterThan(0);
  },
);
