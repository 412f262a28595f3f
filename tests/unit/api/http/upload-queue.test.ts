import { expect, test } from 'vitest';
import { queueUpload } from '@/api/http/upload-queue';
import type { CallName } from '@/lib/contract/calls';
import { aGate } from '@/tests/support/gate';

test.each<[string, CallName, number, number]>([
  ['photos of many customers', 'review.add', 40, 16],
  ['photos of one customer', 'review.add', 1, 2],
  ['what is small', 'cart.put', 1, 8],
])('%s: so many are in memory at a time', async (_what, name, customers, most) => {
  const gate = aGate();
  let inside = 0;
  const read = async () => {
    inside += 1;
    await gate.opened;
    return 'read';
  };
  const request = new AbortController();
  const uploads = Array.from({ length: Math.max(customers, 8) }, (_, at) =>
    queueUpload(name, { customer: at % customers, request }, read),
  );

  await expect.poll(() => inside).toBe(most);
  gate.open();
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => 'read'));
});

test('who leaves while her photos wait makes room, and a crowd is refused', async () => {
  const gate = aGate();
  const read = () => gate.opened;
  const leaving = new AbortController();
  const send = (request = new AbortController()) =>
    queueUpload('review.add', { customer: 1, request }, read).then(
      () => 'read',
      ({ key }) => key,
    );
  const first = [send(), send()];
  const left = send(leaving);
  const crowd = Array.from({ length: 7 }, () => send());
  leaving.abort();
  expect(await left).toBe('unavailable');
  expect(await crowd.at(-1)).toBe('unavailable');
  const last = send();
  gate.open();
  expect(await Promise.all([...first, last])).toEqual(['read', 'read', 'read']);
});
