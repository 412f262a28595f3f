import { beforeEach, expect, test, vi } from 'vitest';
import { corruptValues } from '@/tests/support/corrupt-values';
import { storageOf } from '@/tests/support/storage';

const KEY = 'chorsu:checkout-draft';
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('sessionStorage', storageOf(stored));
});

const open = () => import('@/stores/checkout-draft');

test('restores a draft only for its customer, in its tab and until it is sent', async () => {
  const { persistCheckoutDraft, readCheckoutDraft, checkoutDraftCleared } = await open();
  expect(readCheckoutDraft(7)).toEqual({});
  persistCheckoutDraft({ customer: 7, typed: { comment: 'Tezroq' } });
  expect(readCheckoutDraft(7)).toEqual({ comment: 'Tezroq' });
  expect(readCheckoutDraft(8)).toEqual({});
  vi.resetModules();
  expect((await open()).readCheckoutDraft(7)).toEqual({ comment: 'Tezroq' });

  checkoutDraftCleared();
  expect(stored.size).toBe(0);
  expect(readCheckoutDraft(7)).toEqual({});
});

const foreign = [
  '5',
  '"x"',
  '{"customer":7}',
  '{"customer":7,"typed":null}',
  '{"customer":7,"typed":5}',
];

test.each([...corruptValues, ...foreign])('treats the corrupt draft %j as empty', async (value) => {
  stored.set(KEY, value);
  expect((await open()).readCheckoutDraft(7)).toEqual({});
});
