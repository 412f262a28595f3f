import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goHome, hideAndReload } from '@/lib/client/page/leave-page';
import { newQueryClient } from '@/lib/client/query-client';
import { useAuthStart, useSignOut } from '@/lib/client/session/auth';
import { clearShopperData } from '@/lib/client/session/clear-shopper-data';
import { useEndSessions } from '@/lib/client/session/session';
import { noteSessionEnd, useSessionEnd } from '@/lib/client/session/session-end';
import { userQuery } from '@/lib/client/session/user';
import { ORDER_CART_KEY } from '@/lib/constants';
import { currentToken, rehydrateAuth, signedIn, signedOut, useUser } from '@/stores/auth';
import { AUTH_KEY } from '@/stores/auth-key';
import { linesReceived, useCartLines } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { persistCheckoutDraft, readCheckoutDraft } from '@/stores/checkout-draft';
import { likedReceived, useLikedIds } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { orderCartFilled, useOrderCart } from '@/stores/order-cart';
import { termSearched, useSearchHistory } from '@/stores/search';
import { aCartLine } from '@/tests/support/component/cart-line';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goHome: vi.fn(),
  hideAndReload: vi.fn(),
}));

/**
 * Stubs a browser and a shop. `responses` maps a request to the data of its response; the default
 * is `null`.
 */
function aBrowser(responses: Record<string, unknown> = {}, status = 200) {
  const queryClient = newQueryClient();
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: string, { method, headers }: RequestInit = {}) => {
    const call = `${method} ${input.replace('/api/v1', '')}`;
    requests.push(`${call} ${new Headers(headers).get('authorization')}`);
    return Response.json(
      { status: status < 400, data: responses[call] ?? null, message: null },
      { status },
    );
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    atPlace(children, {}, undefined, queryClient);
  return { queryClient, requests, wrapper };
}

const shared = ['cart', 'liked', 'seen'];

function withData(queryClient: ReturnType<typeof newQueryClient>, keys: unknown[]) {
  for (const key of keys) queryClient.setQueryData([key, 'uz'], 'read');
  return {
    again: () => keys.filter((key) => queryClient.getQueryState([key, 'uz'])?.isInvalidated),
    kept: () => keys.filter((key) => queryClient.getQueryData([key, 'uz']) !== undefined),
    known: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [key] }) => key),
  };
}

const store = (token: string | null, user: unknown = null) =>
  localStorage.setItem(AUTH_KEY, JSON.stringify({ state: { token, user }, version: 1 }));
const storage = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

/** Simulates Back, by default to a page in the back/forward cache. */
const back = ({ persisted = true } = {}) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

beforeEach(() => {
  signedOut();
  vi.mocked(goHome).mockClear();
  vi.mocked(hideAndReload).mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rehydrateAuth();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test.each([[200], [500]])(
  'ends the session and opens the home page when sign-out responds with %i',
  async (status) => {
    const { wrapper, requests } = aBrowser({}, status);
    signedIn({ token: 'a-token', user: aUser });
    const { result } = renderHook(useSignOut, { wrapper });
    act(() => result.current());
    expect(currentToken()).toBeNull();
    expect(goHome).not.toHaveBeenCalled();
    await waitFor(() => expect(goHome).toHaveBeenCalledOnce());
    expect(requests).toEqual(['DELETE /user/sign-out Bearer a-token']);
  },
);

test('signs out this browser only after the API has ended all sessions', async () => {
  signedIn({ token: 'a-token', user: aUser });
  const refused = aBrowser({}, 422);
  const first = renderHook(useEndSessions, { wrapper: refused.wrapper });
  act(() => first.result.current.mutate(null));
  await waitFor(() => expect(first.result.current.isError).toBe(true));
  expect(currentToken()).toBe('a-token');
  expect(goHome).not.toHaveBeenCalled();

  const { wrapper, requests } = aBrowser();
  const { result } = renderHook(useEndSessions, { wrapper });
  act(() => result.current.mutate(null));
  await waitFor(() => expect(goHome).toHaveBeenCalledOnce());
  expect(currentToken()).toBeNull();
  expect(requests).toEqual(['DELETE /user/session Bearer a-token']);
});

function anOrderInProgress() {
  signedIn({ token: 'a-token', user: aUser });
  persistCheckoutDraft({ customer: aUser.id, typed: { comment: 'eshik' } });
  const line = { sub_product: 5, amount: 1, price: 10, slug: 'qozon', name: 'Qozon' };
  orderCartFilled([{ ...line, image: null, options: '' }]);
}

test('clears the browser’s stores on sign-out', () => {
  anOrderInProgress();
  linesReceived([aCartLine(5)]);
  likedReceived([7]);
  cartIntents.started({ id: 5, value: 2 });
  cartIntents.postponed({ id: 5, value: 2 });
  likedIntents.started({ id: 8, value: true });
  likedIntents.postponed({ id: 8, value: true });

  const signOut = renderHook(useSignOut, { wrapper: aBrowser().wrapper });
  act(() => signOut.result.current());
  const { result } = renderHook(() => [useUser(), useCartLines(), useLikedIds()]);
  expect(result.current).toEqual([null, [], []]);
  expect([cartIntents.persisted(), likedIntents.persisted()]).toEqual([[], []]);
  expect(readCheckoutDraft(aUser.id)).toEqual({});
  expect(localStorage.getItem(ORDER_CART_KEY)).toBeNull();
});

test('clears the browser’s stores when all sessions end', async () => {
  anOrderInProgress();
  const { result } = renderHook(useEndSessions, { wrapper: aBrowser().wrapper });
  act(() => result.current.mutate(null));
  await waitFor(() => expect(currentToken()).toBeNull());
  expect(readCheckoutDraft(aUser.id)).toEqual({});
  expect(localStorage.getItem(ORDER_CART_KEY)).toBeNull();
});

test('clears the checkout input of this tab on a sign-out in another tab', () => {
  anOrderInProgress();
  renderHook(useAuthStart, { wrapper: aBrowser().wrapper });
  store(null);
  storage(AUTH_KEY);
  expect(readCheckoutDraft(aUser.id)).toEqual({});
});

// Requirements: S7-12
test.each([401, 200])(
  'keeps the order in progress when a %i response ends the session (S8-11, B-65)',
  async (status) => {
    anOrderInProgress();
    const { queryClient } = aBrowser({ 'GET /user/user_settings': null }, status);
    await queryClient.fetchQuery({ ...userQuery('uz'), retry: false }).catch(() => null);
    expect(currentToken()).toBeNull();
    expect(readCheckoutDraft(aUser.id)).toEqual({ comment: 'eshik' });
    const { result } = renderHook(() => [aUser.id, aUser.id + 1].map(useOrderCart));
    expect(result.current.map((lines) => lines.map(({ name }) => name))).toEqual([['Qozon'], []]);
  },
);

test.each([
  ['sign out', (client: QueryClient) => clearShopperData(client, 'sign-out')],
  ['lose their session', (client: QueryClient) => clearShopperData(client, 'session-end')],
])("removes a customer's searches after they %s", (_how, end) => {
  anOrderInProgress();
  termSearched('homiladorlik testi');
  end(aBrowser().queryClient);
  const { result } = renderHook(useSearchHistory);
  expect(result.current).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('homiladorlik');
});

test("keeps a guest's searches when one of the guest's requests is rejected", () => {
  termSearched('qozon');
  clearShopperData(aBrowser().queryClient, 'session-end');
  expect(renderHook(useSearchHistory).result.current).toEqual(['qozon']);
});

test('at the end of a session, resets data that guests also have and drops the rest', () => {
  const { queryClient } = aBrowser();
  const { known, kept } = withData(queryClient, [...shared, 'orders', 7]);
  clearShopperData(queryClient, 'session-end');
  expect(known()).toEqual(shared);
  expect(kept()).toEqual([]);
});

test('empties customer data shown on the page without requesting it again', async () => {
  const { queryClient, requests } = aBrowser();
  const { known, kept } = withData(queryClient, ['orders', 'addresses']);
  const query = queryClient.getQueryCache().find({ queryKey: ['orders', 'uz'] });
  vi.spyOn(Object(query), 'isActive').mockReturnValue(true);
  clearShopperData(queryClient, 'session-end');
  expect(known()).toEqual(['orders']);
  expect(kept()).toEqual([]);
  expect(requests).toEqual([]);
});

test.each([
  ['applies a sign-in in another tab', AUTH_KEY, true],
  ['reads the sign-in again when another tab clears the storage', null, true],
  ['ignores a change of another key in another tab', 'chorsu:other', false],
])('%s', async (_title, key, isApplied) => {
  const { queryClient, wrapper } = aBrowser({ 'GET /user/user_settings': aUser });
  const { again, kept } = withData(queryClient, [...shared, 'categories']);
  const { unmount } = renderHook(useAuthStart, { wrapper });
  store('a-token', aUser);
  storage(key);
  expect(currentToken()).toBe(isApplied ? 'a-token' : null);
  expect(again()).toEqual(isApplied ? shared : []);
  expect(kept()).toEqual([...shared, 'categories']);
  unmount();
});

test('clears loaded data on a sign-out in another tab unless the token is unchanged', () => {
  store('a-token', aUser);
  const { queryClient, wrapper } = aBrowser();
  const { kept, again } = withData(queryClient, [...shared, 'orders']);
  renderHook(useAuthStart, { wrapper });
  expect(currentToken()).toBe('a-token');
  storage(AUTH_KEY);
  expect(kept()).toEqual([...shared, 'orders']);
  expect(again()).toEqual([]);
  store(null);
  storage(AUTH_KEY);
  expect(currentToken()).toBeNull();
  expect(kept()).not.toContain('orders');
});

test('shows no data of a signed-out customer when Back restores the page', () => {
  store('a-token', aUser);
  const { queryClient, wrapper } = aBrowser();
  const { kept } = withData(queryClient, ['orders']);
  renderHook(useAuthStart, { wrapper });
  store(null);
  back({ persisted: false });
  expect(kept()).toEqual(['orders']);
  back();
  expect(currentToken()).toBeNull();
  expect(kept()).toEqual([]);
  expect(hideAndReload).not.toHaveBeenCalled();
});

test.each([
  ['a sign-in in another tab', () => storage(AUTH_KEY)],
  ['Back', back],
])('reloads the page for the next customer after %s and keeps them signed in', (_how, happen) => {
  store('a-token', aUser);
  const { wrapper } = aBrowser();
  renderHook(useAuthStart, { wrapper });
  store('b-token', { ...aUser, id: aUser.id + 1 });
  happen();
  expect(hideAndReload).toHaveBeenCalledOnce();
  expect(currentToken()).toBe('b-token');
});

test('ignores other tabs after the component is unmounted', () => {
  const { wrapper } = aBrowser();
  const { unmount } = renderHook(useAuthStart, { wrapper });
  unmount();
  store('a-token', aUser);
  storage(AUTH_KEY);
  back();
  expect(currentToken()).toBeNull();
});

test.each([
  ['a token without its user', 'a-token', null, 1],
  ['a token and its user', 'a-token', aUser, 0],
  ['nothing', null, null, 0],
])(
  'requests the user only when a token is stored without a user: %s (S4-44)',
  async (_name, token, user, times) => {
    store(token, user);
    const { wrapper, requests } = aBrowser({ 'GET /user/user_settings': aUser });
    renderHook(useAuthStart, { wrapper });
    const { result } = renderHook(useUser);
    await waitFor(() => expect(result.current).toEqual(token && aUser));
    expect(requests).toEqual(Array(times).fill('GET /user/user_settings Bearer a-token'));
  },
);

test('signs out a customer who no longer exists (S7-12)', async () => {
  const { queryClient } = aBrowser({ 'GET /user/user_settings': null });
  signedIn({ token: 'a-token', user: aUser });
  // Signing out removes the query while it is being fetched, so the fetch can fail.
  await queryClient.fetchQuery(userQuery('uz')).catch(() => null);
  expect(currentToken()).toBeNull();
});

test('reports the end of the session once on the home page', () => {
  const onEnd = vi.fn();
  signedIn({ token: 'a-token', user: aUser });
  noteSessionEnd();
  signedOut();
  history.replaceState(null, '', '/cart');
  renderHook(() => useSessionEnd(onEnd)).unmount();
  expect(onEnd).not.toHaveBeenCalled();

  history.replaceState(null, '', '/');
  for (const _visit of [1, 2]) renderHook(() => useSessionEnd(onEnd)).unmount();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('reports no ended session to a guest', () => {
  const onEnd = vi.fn();
  noteSessionEnd();
  renderHook(() => useSessionEnd(onEnd));
  expect(onEnd).not.toHaveBeenCalled();
});

test('reports the end of the session at once if the home page is already open', () => {
  const onEnd = vi.fn();
  signedIn({ token: 'a-token', user: aUser });
  renderHook(() => useSessionEnd(onEnd));
  noteSessionEnd();
  expect(onEnd).not.toHaveBeenCalled();
  act(() => signedOut());
  expect(onEnd).toHaveBeenCalledOnce();
});
