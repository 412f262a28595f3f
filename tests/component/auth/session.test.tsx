import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequireAuth } from '@/components/auth/require-auth';
import { AccountMenu } from '@/components/layout/header/account-menu';
import { AppStart } from '@/components/layout/start/app-start';
import { currentToasts } from '@/components/ui/feedback/toast';
import { ProfileView } from '@/components/user/profile-view';
import { caller } from '@/lib/client/call';
import { newQueryClient } from '@/lib/client/query-client';
import { ORDER_CART_KEY } from '@/lib/constants';
import user from '@/lib/contract/shapes/user.json';
import uz from '@/messages/uz.json';
import { currentToken, rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { AUTH_KEY } from '@/stores/auth-key';
import { atPlace, renderAt } from '@/tests/support/component/render';
import { aSignInApi, aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const call = caller<'cart' | 'user'>(user);

const shopper = userEvent.setup();

afterEach(() => {
  act(signedOut);
  localStorage.clear();
  act(rehydrateAuth);
});

const stored = (state: object) =>
  localStorage.setItem(AUTH_KEY, JSON.stringify({ state, version: 1 }));
const reload = () => act(rehydrateAuth);

test('stores the token and the user together and keeps them after a reload (S3-03)', () => {
  act(() => signedIn({ token: 'a-token', user: aUser }));
  expect(JSON.parse(localStorage.getItem(AUTH_KEY) ?? '').state).toEqual({
    token: 'a-token',
    user: aUser,
  });
  reload();
  expect(currentToken()).toBe('a-token');
});

test.each([['a token and a user', { token: 'a-token', user: aUser }]])(
  'treats a visitor as signed in when the storage contains %s (S6-04)',
  (_, state) => {
    stored(Object(state));
    reload();
    renderAt(<AccountMenu />);
    expect(screen.queryByRole('button', { name: t('account.cabinet') }) !== null).toBe(true);
    expect(screen.queryByRole('button', { name: t('account.signIn') }) !== null).toBe(false);
  },
);

test.each([
  ['only a token', { token: 'a-token', user: null }],
  ['only a user', { token: null, user: aUser }],
  ['a user without an id', { token: 'a-token', user: { ...aUser, id: undefined } }],
  ['unexpected data', 'nonsense'],
])('treats a visitor as signed out when the storage contains %s (S6-04, S6-05)', (_, state) => {
  stored(Object(state));
  reload();
  renderAt(<AccountMenu />);
  expect(screen.queryByRole('button', { name: t('account.cabinet') }) !== null).toBe(false);
  expect(screen.queryByRole('button', { name: t('account.signIn') }) !== null).toBe(true);
});

test('sends the stored token with a request, and no header without a token (S7-04)', async () => {
  const api = aSignInApi();
  await call('cart.list', {}, { locale: 'uz' });
  act(() => signedIn({ token: 'a-token', user: aUser }));
  await call('cart.list', {}, { locale: 'uz' });
  expect(api.calls.map(({ token }) => token)).toEqual([null, 'Bearer a-token']);
});

test('the account menu lists its pages and closes on Escape or a press outside (S2-45)', async () => {
  act(() => signedIn({ token: 'a-token', user: aUser }));
  renderAt(
    <>
      <AccountMenu />
      <p>outside</p>
    </>,
  );
  const button = screen.getByRole('button', { name: t('account.cabinet') });
  await shopper.click(button);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(
    (['orders', 'profile', 'addresses', 'exit'] as const).map((key) => t(`account.${key}`)),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/user/orders', '/user/profile', '/user/address']);

  await shopper.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(button);

  await shopper.click(button);
  expect(screen.queryAllByRole('link')).toHaveLength(3);
  await waitFor(async () => {
    await shopper.click(screen.getByText('outside'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('loads the profile at startup when a token is stored without a user (S4-44)', async () => {
  const api = aSignInApi();
  stored({ token: 'a-token', user: null });
  reload();
  renderAt(
    <>
      <AppStart />
      <AccountMenu />
    </>,
  );
  await screen.findByRole('button', { name: t('account.cabinet') });
  expect(api.called('GET /user/user_settings')).toHaveLength(1);
});

test.each([
  ['nothing', { token: null, user: null }],
  ['a token and its user', { token: 'a-token', user: aUser }],
])('requests no profile when the storage contains %s (S4-44)', async (_, state) => {
  const api = aSignInApi();
  stored(state);
  reload();
  renderAt(<AppStart />);
  await waitFor(() => expect(api.called('GET /order/wish')).toHaveLength(1));
  expect(api.called('GET /user/user_settings')).toEqual([]);
});

test('clears the token and the user when the profile no longer exists (S7-12)', async () => {
  aSignInApi({ 'GET /user/user_settings': { data: null } });
  stored({ token: 'a-token', user: null });
  reload();
  renderAt(<AppStart />);
  await waitFor(() => expect(currentToken()).toBeNull());
});

test('clears the token and the user when the profile page finds no profile (S7-12)', async () => {
  aSignInApi({ 'GET /user/user_settings': { data: null } });
  stored({ token: 'a-token', user: aUser });
  reload();
  renderAt(
    <>
      <AppStart />
      <RequireAuth waiting={null}>
        <ProfileView />
      </RequireAuth>
    </>,
  );
  await waitFor(() => expect(currentToken()).toBeNull());
  expect(await screen.findByText(t('account.required.title'))).toBeDefined();
});

// Requirements: S4-16, S4-17
test('sign-out ends the session and reloads cart and wishlist (S4-15, S7-10)', async () => {
  const api = aSignInApi();
  act(() => signedIn({ token: 'a-token', user: aUser }));
  localStorage.setItem(ORDER_CART_KEY, JSON.stringify({ lines: [1] }));
  renderAt(
    <>
      <AppStart />
      <AccountMenu />
    </>,
  );
  await waitFor(() => expect(api.called('GET /order/wish')).toHaveLength(1));
  await shopper.click(screen.getByRole('button', { name: t('account.cabinet') }));
  await shopper.click(screen.getByRole('button', { name: t('account.exit') }));

  expect(api.called('DELETE /user/sign-out').map(({ token }) => token)).toEqual(['Bearer a-token']);
  expect(currentToken()).toBeNull();
  expect(localStorage.getItem(ORDER_CART_KEY)).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain(aUser.phone);
  await waitFor(() => {
    expect(api.called('GET /order/cart').at(-1)?.token).toBeNull();
    expect(api.called('GET /order/wish').at(-1)?.token).toBeNull();
  });
  expect(api.called('GET /order/cart')).toHaveLength(2);
  expect(screen.getByRole('button', { name: t('account.signIn') })).toBeDefined();
});

test('applies a sign-in and a sign-out from another tab', async () => {
  aSignInApi();
  renderAt(
    <>
      <AppStart />
      <AccountMenu />
    </>,
  );
  const renew = () =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: AUTH_KEY })));
  stored({ token: 'a-token', user: aUser });
  renew();
  expect(screen.getByRole('button', { name: t('account.cabinet') })).toBeDefined();
  stored({ token: null, user: null });
  renew();
  expect(screen.getByRole('button', { name: t('account.signIn') })).toBeDefined();
});

function Refused({ place: index }: { place: number }) {
  useQuery({
    queryKey: ['storm', index],
    queryFn: () => call('user.get', {}, { locale: 'uz' }),
  });
  return null;
}

const storm = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => <Refused key={index} place={index} />);

test('signs out and opens the home page once when ten requests get 401 (S8-10, S8-11)', async () => {
  aSignInApi({ 'GET /user/user_settings': { status: 401, data: { detail: 'no' } } });
  act(() => signedIn({ token: 'dead', user: aUser }));
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/user/orders', assign });
  const inShop = (content: ReactNode) => (
    <NextIntlClientProvider locale="uz" messages={uz}>
      <QueryClientProvider client={newQueryClient()}>{content}</QueryClientProvider>
    </NextIntlClientProvider>
  );
  render(atPlace(inShop(storm)));

  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  await waitFor(() => expect(currentToken()).toBeNull());
  expect(assign).toHaveBeenCalledOnce();
  expect(currentToasts()).toEqual([]);

  vi.stubGlobal('location', { ...window.location, pathname: '/' });
  cleanup();
  for (const _visit of [1, 2]) {
    render(atPlace(inShop(<AppStart />)));
    cleanup();
  }
  expect(currentToasts().map(({ text }) => text)).toEqual([t('account.sessionEnded')]);
  vi.unstubAllGlobals();
});
