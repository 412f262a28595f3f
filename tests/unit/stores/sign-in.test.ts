import { beforeEach, expect, test, vi } from 'vitest';

/** Loads the store on this page. `goesTo` simulates a client navigation. */
async function aVisit(pathname: string) {
  const window = { location: { pathname } };
  vi.stubGlobal('window', window);
  const store = await import('@/stores/sign-in');
  const goesTo = (path: string) => {
    window.location.pathname = path;
    store.signInLeft();
  };
  return { ...store, goesTo };
}

beforeEach(() => vi.resetModules());

test('continues to the orders or to the requested page after the sign-in (S4-11)', async () => {
  const { signInRequested, signInTarget } = await aVisit('/cart');
  signInRequested();
  expect(signInTarget()).toBe('/user/orders');
  signInRequested({ to: '/user/liked' });
  expect(signInTarget()).toBe('/user/liked');
  signInRequested({ to: null });
  expect(signInTarget()).toBeNull();
  signInRequested({ from: 'cart' });
  expect(signInTarget()).toBeNull();
});

test('resets the target page to the orders when a sign-in is finished or closed', async () => {
  const { signInRequested, signInDone, signInClosed, signInTarget, isSignInOpen } =
    await aVisit('/cart');
  expect(isSignInOpen()).toBe(false);
  for (const ends of [signInDone, signInClosed]) {
    signInRequested({ from: 'cart' });
    expect(isSignInOpen()).toBe(true);
    ends();
    expect(isSignInOpen()).toBe(false);
    expect(signInTarget()).toBe('/user/orders');
  }
});

test.each([
  ['/', '/'],
  ['/', '/offline'],
  ['/', '/ru/offline'],
])('keeps the sign-in dialog open on a navigation from %s to %s', async (page, next) => {
  const { signInRequested, isSignInOpen, goesTo } = await aVisit(page);
  signInRequested();
  goesTo(next);
  expect(isSignInOpen()).toBe(true);
});

test.each([
  ['/', '/cart'],
  ['/cart', '/offline/more'],
])('closes the sign-in dialog on a navigation from %s to %s', async (page, next) => {
  const { signInRequested, isSignInOpen, goesTo } = await aVisit(page);
  signInRequested();
  goesTo(next);
  expect(isSignInOpen()).toBe(false);
});

test('keeps a closed sign-in dialog closed on a navigation', async () => {
  const { signInTarget, isSignInOpen, goesTo } = await aVisit('/');
  goesTo('/cart');
  expect([isSignInOpen(), signInTarget()]).toEqual([false, '/user/orders']);
});
