import { beforeEach, expect, test, vi } from 'vitest';

/** What the visitor does, beginning on a page. */
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

test('a sign-in leads to the orders, or to where its asker wanted (S4-11)', async () => {
  const { signInAsked, signInTarget } = await aVisit('/cart');
  signInAsked();
  expect(signInTarget()).toBe('/user/orders');
  signInAsked({ to: '/user/liked' });
  expect(signInTarget()).toBe('/user/liked');
  signInAsked({ to: null });
  expect(signInTarget()).toBeNull();
  signInAsked({ from: 'cart' });
  expect(signInTarget()).toBeNull();
});

test('of two sign-ins the second one leads where it was asked to itself', async () => {
  const { signInAsked, signInDone, signInClosed, signInTarget, isSignInOpen } =
    await aVisit('/cart');
  expect(isSignInOpen()).toBe(false);
  for (const ends of [signInDone, signInClosed]) {
    signInAsked({ from: 'cart' });
    expect(isSignInOpen()).toBe(true);
    ends();
    expect(isSignInOpen()).toBe(false);
    expect(signInTarget()).toBe('/user/orders');
  }
});

test.each([
  ['/', '/cart', false],
  ['/', '/', true],
  ['/', '/offline', true],
  ['/', '/ru/offline', true],
  ['/cart', '/offline/more', false],
])('a sign-in that was asked for on %s is open on %s: %j', async (page, next, isOpen) => {
  const { signInAsked, isSignInOpen, goesTo } = await aVisit(page);
  signInAsked();
  goesTo(next);
  expect(isSignInOpen()).toBe(isOpen);
});

test('leaving a page on which nobody asked to sign in closes nothing', async () => {
  const { signInTarget, isSignInOpen, goesTo } = await aVisit('/');
  goesTo('/cart');
  expect([isSignInOpen(), signInTarget()]).toEqual([false, '/user/orders']);
});
