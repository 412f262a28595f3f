import { expect, test, vi } from 'vitest';

type Answer = (value: string) => void;

async function aVisit() {
  vi.resetModules();
  const { afterFirstWrite } = await import('@/lib/client/first-write');
  const begun: string[] = [];
  const answers = new Map<string, { answer: Answer; fail: (reason: Error) => void }>();
  const write = (name: string) =>
    afterFirstWrite(() => {
      begun.push(name);
      return new Promise<string>((answer, fail) => answers.set(name, { answer, fail }));
    });
  return { begun, answers, write };
}

test('a new visitor becomes one guest: what he writes meanwhile waits for the first answer', async () => {
  const { begun, answers, write } = await aVisit();
  const writes = ['seen', 'cart', 'like'].map(write);
  await Promise.resolve();
  expect(begun).toEqual(['seen']);

  answers.get('seen')?.answer('ok');
  await vi.waitFor(() => expect(begun).toEqual(['seen', 'cart', 'like']));
  answers.get('cart')?.answer('in');
  answers.get('like')?.answer('on');
  expect(await Promise.all(writes)).toEqual(['ok', 'in', 'on']);
});

test('a first write that fails keeps nobody waiting', async () => {
  const { begun, answers, write } = await aVisit();
  const [first, second] = [write('seen'), write('cart')];
  answers.get('seen')?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await vi.waitFor(() => expect(begun).toEqual(['seen', 'cart']));
  answers.get('cart')?.answer('in');
  expect(await second).toBe('in');
});
