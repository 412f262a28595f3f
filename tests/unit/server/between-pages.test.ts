import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { betweenPages } from '@/server/renderers/between-pages';

function aPage() {
  let end = { done: () => {}, fail: () => {} };
  const page = new Promise<string>((resolve, reject) => {
    end = { done: () => resolve('page'), fail: () => reject(new Error('no')) };
  });
  return { make: () => page, ...end };
}

test('what a page has left is collected after it, once it is handed on', async () => {
  const collect = vi.fn();
  const asPage = betweenPages(collect);
  expect(await asPage(async () => 'page')).toBe('page');
  expect(collect).not.toHaveBeenCalled();
  await nextTurn();
  expect(collect).toHaveBeenCalledOnce();
});

test('nothing is collected while another page is made', async () => {
  const collect = vi.fn();
  const asPage = betweenPages(collect);
  const [first, second] = [aPage(), aPage()];
  const both = [asPage(first.make), asPage(second.make)];
  first.done();
  await both[0];
  await nextTurn();
  expect(collect).not.toHaveBeenCalled();
  second.done();
  await both[1];
  await nextTurn();
  expect(collect).toHaveBeenCalledOnce();
});

test('a page that begins before its turn puts the collection off', async () => {
  const collect = vi.fn();
  const asPage = betweenPages(collect);
  await asPage(async () => 'page');
  const next = aPage();
  const made = asPage(next.make);
  await nextTurn();
  expect(collect).not.toHaveBeenCalled();
  next.done();
  await made;
});

test('a page that fails is no longer under way', async () => {
  const collect = vi.fn();
  const asPage = betweenPages(collect);
  const failed = aPage();
  const made = asPage(failed.make);
  failed.fail();
  await expect(made).rejects.toThrow('no');
  await nextTurn();
  expect(collect).toHaveBeenCalledOnce();
});
