import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '@/tests/support/storage';

const KEY = 'chorsu:auth';
const user = {
  id: 7,
  phone: '998901234567',
  email: '',
  gender: null,
  first_name: '',
  last_name: '',
  full_name: '',
};
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
});

const open = () => import('@/stores/auth');
const store = (state: object, version = 1) => stored.set(KEY, JSON.stringify({ state, version }));
const kept = () => JSON.parse(stored.get(KEY) ?? '{}').state;

test('restores the token that an earlier page stored', async () => {
  store({ token: 'a-token', user });
  const { currentToken } = await open();
  expect(currentToken()).toBe('a-token');
});

test("uses another tab's token only after rehydration, not on each request", async () => {
  const { currentToken, rehydrateAuth } = await open();
  expect(currentToken()).toBeNull();
  store({ token: 'a-token', user });
  expect(currentToken()).toBeNull();
  rehydrateAuth();
  expect(currentToken()).toBe('a-token');
});

test('leaves neither the token nor the name in the browser after a sign-out (S7-10)', async () => {
  const { signedIn, userReceived, signedOut, currentToken } = await open();
  signedIn({ token: 'a-token', user });
  userReceived({ ...user, first_name: 'Madina' });
  expect(kept()).toEqual({ token: 'a-token', user: { ...user, first_name: 'Madina' } });
  signedOut();
  expect(kept()).toEqual({ token: null, user: null });
  expect(currentToken()).toBeNull();
});

test.each([null, 5, 'x', {}, { ...user, id: '7' }, { ...user, phone: null }])(
  'keeps the token but drops the invalid stored customer %j',
  async (foreign) => {
    store({ token: 'a-token', user: foreign }, 0);
    (await open()).rehydrateAuth();
    await vi.waitFor(() => expect(kept()).toEqual({ token: 'a-token', user: null }));
  },
);

test.each([null, 5, 'x', { user }, { token: '', user }, { token: 5, user }])(
  'does not sign in a stored customer without a valid token (%j)',
  async (state) => {
    stored.set(KEY, JSON.stringify({ state, version: 0 }));
    (await open()).rehydrateAuth();
    await vi.waitFor(() => expect(kept()).toEqual({ token: null, user: null }));
  },
);
