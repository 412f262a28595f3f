import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallName } from '@/lib/contract/calls';

type Respond = (value: string) => void;

const [seen, cart, like] = ['product.markSeen', 'cart.put', 'liked.add'] as const;

// Removes Web Locks (Node 24.5 and newer), because writes start later with a lock.
beforeEach(() => void vi.stubGlobal('navigator', {}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function aVisit() {
  vi.resetModules();
  const { afterFirstWrite } = await import('@/lib/client/sync/first-write');
  const begun: string[] = [];
  const responses = new Map<string, { respond: Respond; fail: (reason: Error) => void }>();
  const write = (name: CallName) =>
    afterFirstWrite(name, () => {
      begun.push(name);
      return new Promise<string>((respond, fail) => responses.set(name, { respond, fail }));
    });
  return { begun, responses, write };
}

test("delays a new visitor's further writes until the first write gets a response", async () => {
  const { begun, responses, write } = await aVisit();
  const writes = [seen, cart, like].map(write);
  await Promise.resolve();
  expect(begun).toEqual([seen]);

  responses.get(seen)?.respond('ok');
  await vi.waitFor(() => expect(begun).toEqual([seen, cart, like]));
  responses.get(cart)?.respond('in');
  responses.get(like)?.respond('on');
  expect(await Promise.all(writes)).toEqual(['ok', 'in', 'on']);
});

test('lets the next write create the guest when the first write fails', async () => {
  const { begun, responses, write } = await aVisit();
  const [first, second, third] = [write(seen), write(cart), write(like)];
  responses.get(seen)?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await vi.waitFor(() => expect(begun).toEqual([seen, cart]));
  responses.get(cart)?.respond('in');
  expect(await second).toBe('in');
  await vi.waitFor(() => expect(begun).toEqual([seen, cart, like]));
  responses.get(like)?.respond('on');
  expect(await third).toBe('on');
});

test('sends writes one after another until one of them has created a guest', async () => {
  const { begun, responses, write } = await aVisit();
  const code = write('user.sendCode');
  responses.get('user.sendCode')?.respond('sent');
  await code;
  const writes = [write(cart), write(like)];
  await vi.waitFor(() => expect(begun).toEqual(['user.sendCode', cart]));
  responses.get(cart)?.respond('in');
  await vi.waitFor(() => expect(begun).toEqual(['user.sendCode', cart, like]));
  responses.get(like)?.respond('on');
  expect(await Promise.all(writes)).toEqual(['in', 'on']);
});

test('sends the first writes of two tabs one after another', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, write: () => Promise<string>) => {
    const mine = last.then(write);
    last = mine.catch(() => null);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const [one, other] = [await aVisit(), await aVisit()];
  const writes = [one.write(cart), other.write(seen)];
  await vi.waitFor(() => expect(one.begun).toEqual([cart]));
  expect(other.begun).toEqual([]);

  one.responses.get(cart)?.respond('in');
  await vi.waitFor(() => expect(other.begun).toEqual([seen]));
  other.responses.get(seen)?.respond('ok');
  expect(await Promise.all(writes)).toEqual(['in', 'ok']);
});

test("sends an order but no cart change while another tab's first write hangs", async () => {
  vi.useFakeTimers();
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  vi.stubGlobal('navigator', { locks: { request } });
  const [one, other] = [await aVisit(), await aVisit()];
  void one.write('order.oneClick');
  void other.write(cart);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([one.begun, other.begun]).toEqual([['order.oneClick'], []]);
});

test.each([
  ['reports that cookies are disabled', () => vi.stubGlobal('navigator', { cookieEnabled: false })],
  ['drops cookies silently', () => vi.stubGlobal('document', aDroppingDocument())],
])("sends a guest's order but no cart change when the browser %s", async (_way, refuse) => {
  refuse();
  const { begun, responses, write } = await aVisit();
  for (const name of [cart, like] as const) {
    await expect(write(name)).rejects.toMatchObject({ kind: 'no-cookies' });
  }
  expect(begun).toEqual([]);

  const order = write('order.oneClick');
  responses.get('order.oneClick')?.respond('made');
  expect(await order).toBe('made');
});

test('sends the first write and removes the test cookie if the browser accepts cookies', async () => {
  const jar = new Map<string, string>();
  vi.stubGlobal('document', aDocumentWith(jar));
  const { begun, write } = await aVisit();
  void write(cart);
  await vi.waitFor(() => expect(begun).toEqual([cart]));
  expect([...jar]).toEqual([]);
});

function aDroppingDocument() {
  return aDocumentWith({ set: () => {}, delete: () => {}, entries: () => [] });
}

type Jar = {
  set: (name: string, value: string) => unknown;
  delete: (name: string) => unknown;
  entries: () => Iterable<[string, string]>;
};

function aDocumentWith(jar: Jar) {
  return {
    get cookie() {
      return [...jar.entries()].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}
