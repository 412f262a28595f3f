import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anOrder } from '@/tests/support/component/order';

beforeEach(() => vi.resetModules());

test('closes the open panel when another one opens', async () => {
  const { panelOpened, panelClosed, useIsPanelOpen } = await import('@/stores/menu');
  const { result } = renderHook(() => [
    useIsPanelOpen('mega'),
    useIsPanelOpen('categories'),
    useIsPanelOpen('links'),
  ]);
  expect(result.current).toEqual([false, false, false]);
  act(() => panelOpened('mega'));
  expect(result.current).toEqual([true, false, false]);
  act(() => panelOpened('links'));
  expect(result.current).toEqual([false, false, true]);
  act(panelClosed);
  expect(result.current).toEqual([false, false, false]);
});

test('counts a browser as online until it reports otherwise', async () => {
  const { connectionChanged, useIsOnline } = await import('@/stores/connection');
  const { result } = renderHook(useIsOnline);
  expect(result.current).toBe(true);
  act(() => connectionChanged(false));
  expect(result.current).toBe(false);
  act(() => connectionChanged(true));
  expect(result.current).toBe(true);
});

const product = {
  id: 7,
  sub_product: 70,
  name: 'Qozon',
  images: [],
  options: '',
  price: 100_000,
  sale: null,
  sale_type: 'fixed' as const,
  count: 3,
};

async function oneClick() {
  const store = await import('@/stores/one-click');
  const { result } = renderHook(() => ({
    dialog: store.useOneClick(),
    placed: store.usePlacedOrder(),
  }));
  return {
    ...store,
    shown: () => ({ ...result.current, isRequested: store.isOneClickRequested() }),
  };
}

const none = { dialog: null, placed: null, isRequested: false };

test('opens a one-click order, applies changes and replaces it with the placed order', async () => {
  const { oneClickRequested, oneClickChanged, oneClickPlaced, successClosed, shown } =
    await oneClick();
  expect(shown()).toEqual(none);
  const dialog = { product, pathname: '/products/qozon-7' };
  act(() => oneClickRequested(dialog));
  expect(shown()).toEqual({ dialog, placed: null, isRequested: true });
  act(() => oneClickChanged({ ...product, count: 1 }));
  expect(shown().dialog).toEqual({ ...dialog, product: { ...product, count: 1 } });
  const placed = { order: anOrder(), isEarlier: false };
  act(() => oneClickPlaced(placed));
  expect(shown()).toEqual({ dialog: null, placed, isRequested: false });
  act(successClosed);
  expect(shown()).toEqual(none);
});

test('does not reopen a closed one-click order for a late change', async () => {
  const { oneClickRequested, oneClickChanged, oneClickClosed, shown } = await oneClick();
  act(() => oneClickRequested({ product, pathname: '/' }));
  act(oneClickClosed);
  act(() => oneClickChanged(product));
  expect(shown()).toEqual(none);
});

test('continues to checkout after a sign-in only from the cart (S4-11)', async () => {
  const store = await import('@/stores/sign-in');
  const { result } = renderHook(() => ({
    isOpen: store.useIsSignInOpen(),
    count: store.useSignInOpenCount(),
    isFlagRaised: store.useIsCartFlagRaised(),
  }));
  const shut = { isOpen: false, count: 0, isFlagRaised: false };
  expect(result.current).toEqual(shut);
  act(() => store.signInRequested({ from: 'cart' }));
  expect(result.current).toEqual({ isOpen: true, count: 1, isFlagRaised: false });
  act(store.signInDone);
  expect(result.current).toEqual({ isOpen: false, count: 1, isFlagRaised: true });
  act(store.cartFlagSeen);
  expect(result.current).toEqual({ ...shut, count: 1 });

  for (const ends of [store.signInDone, store.signInClosed]) {
    act(() => store.signInRequested());
    expect(result.current.isOpen).toBe(true);
    act(ends);
    expect(result.current.isFlagRaised).toBe(false);
  }
  act(() => store.signInRequested({ from: 'cart' }));
  act(store.signInClosed);
  expect(result.current).toEqual({ ...shut, count: 4 });
});

test('clears a pending checkout on the next sign-in', async () => {
  const store = await import('@/stores/sign-in');
  const { result } = renderHook(store.useIsCartFlagRaised);
  act(() => store.signInRequested({ from: 'cart' }));
  act(store.signInDone);
  expect(result.current).toBe(true);
  act(() => store.signInRequested());
  expect(result.current).toBe(false);
});

const REGION = 'chorsu:region';

test('stores the region for the next page, which reads it on hydration', async () => {
  localStorage.clear();
  const { regionChosen } = await import('@/stores/region');
  regionChosen(9);
  vi.resetModules();
  const { useRegion } = await import('@/stores/region');
  const { result } = renderHook(useRegion);
  expect(result.current).toBe(9);
});

test.each([
  ...[null, 5, 'x', [], {}, { region: '9' }, { region: null }].map((state) => [state, 1] as const),
  [{ region: '9' }, 0] as const,
])('ignores a stored region with the invalid value %j (version %i)', async (state, version) => {
  localStorage.setItem(REGION, JSON.stringify({ state, version }));
  const { useRegion } = await import('@/stores/region');
  const { result } = renderHook(useRegion);
  expect(result.current).toBeNull();
});

test('follows the region that another tab selects, also after Back', async () => {
  localStorage.clear();
  const { useRegion } = await import('@/stores/region');
  const { result } = renderHook(useRegion);
  const choose = (region: number) =>
    localStorage.setItem(REGION, JSON.stringify({ state: { region }, version: 1 }));
  choose(7);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: REGION })));
  expect(result.current).toBe(7);
  choose(8);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(result.current).toBe(7);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current).toBe(8);
});

test('reads a region stored by another version', async () => {
  localStorage.setItem(REGION, JSON.stringify({ state: { region: 9 }, version: 0 }));
  const { useRegion } = await import('@/stores/region');
  const { result } = renderHook(useRegion);
  await vi.waitFor(() => expect(result.current).toBe(9));
});
