import { beforeEach, expect, test, vi } from 'vitest';
import { corruptValues } from '@/tests/support/corrupt-values';
import { storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('window', globalThis);
});

const user = {
  id: 7,
  phone: '998901234567',
  email: '',
  gender: null,
  first_name: '',
  last_name: '',
  full_name: '',
};
const line = {
  sub_product: 5,
  amount: 2,
  price: 80_000,
  slug: 'a-1',
  name: 'A',
  image: null,
  options: '',
};

/** For each store: functions to rehydrate and change it, and valid, invalid and empty data. */
const stores = {
  auth: {
    recall: async () => (await import('@/stores/auth')).rehydrateAuth(),
    change: async () => (await import('@/stores/auth')).signedIn({ token: 'a-token', user }),
    state: { token: 'a-token', user },
    foreign: { token: 5, user: [] },
    empty: { token: null, user: null },
  },
  'cart-intents': {
    recall: async () => (await import('@/stores/cart-intents')).cartIntents.rehydrate(),
    change: async () => {
      const { cartIntents } = await import('@/stores/cart-intents');
      cartIntents.started({ id: 5, value: 2 });
      cartIntents.pageLeft();
    },
    state: { intents: { 5: 2 }, responses: {} },
    foreign: { intents: { 5: -1 } },
    empty: { intents: {}, responses: {} },
  },
  'liked-intents': {
    recall: async () => (await import('@/stores/liked-intents')).likedIntents.rehydrate(),
    change: async () => {
      const { likedIntents } = await import('@/stores/liked-intents');
      likedIntents.started({ id: 7, value: true });
      likedIntents.pageLeft();
    },
    state: { intents: { 7: true }, responses: {} },
    foreign: { intents: { 7: 1 } },
    empty: { intents: {}, responses: {} },
  },
  notices: {
    recall: async () => (await import('@/stores/notices')).rehydrateNotices(),
    change: async () => (await import('@/stores/notices')).noticeDismissed('works'),
    state: { dismissed: ['works'] },
    foreign: { dismissed: 'works' },
    empty: { dismissed: [] },
  },
  'order-cart': {
    recall: async () => (await import('@/stores/order-cart')).rehydrateOrderCart(),
    change: async () => (await import('@/stores/order-cart')).orderCartFilled([line]),
    state: { lines: [line], promo: null, owner: null },
    foreign: { lines: [{ sub_product: 'x' }], promo: 5 },
    empty: { lines: [], promo: null, owner: null },
  },
  search: {
    recall: async () => (await import('@/stores/search')).rehydrateSearchHistory(),
    change: async () => (await import('@/stores/search')).termSearched('qozon'),
    state: { history: ['qozon'] },
    foreign: { history: [{}] },
    empty: { history: [] },
  },
};

const rows = Object.entries(stores).flatMap(([name, store]) =>
  [0, 2].map((version) => [version, name, store] as const),
);

test.each(rows)(
  'from data of version %i, restores valid data of %s and drops invalid data',
  async (version, name, { recall, state, foreign, empty }) => {
    const key = `chorsu:${name}`;
    const kept = () => JSON.parse(stored.get(key) ?? '{}');

    stored.set(key, JSON.stringify({ state, version }));
    await recall();
    await vi.waitFor(() => expect(kept()).toEqual({ state, version: 1 }));

    stored.set(key, JSON.stringify({ state: foreign, version }));
    await recall();
    await vi.waitFor(() => expect(kept()).toEqual({ state: empty, version: 1 }));
  },
);

test.each(Object.entries(stores))(
  'starts with empty data when the storage of %s is corrupt',
  async (name, { recall, change, state }) => {
    for (const value of corruptValues) {
      vi.resetModules();
      stored.set(`chorsu:${name}`, value);
      await recall();
      await change();
      expect(JSON.parse(stored.get(`chorsu:${name}`) ?? ''), value).toEqual({ state, version: 1 });
    }
  },
);
