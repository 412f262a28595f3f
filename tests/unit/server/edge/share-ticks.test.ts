import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { shareTicks } from '@/server/edge/share-ticks';

/** Requests of each address, in the order in which they came; `rounds` lists what each answered. */
async function answersTo(addresses: string[], { destroyed = false, isBehindProxy = false } = {}) {
  const rounds: string[][] = [];
  let round: string[] = [];
  const listener = shareTicks(({ url }) => void round.push(url ?? ''), isBehindProxy);
  addresses.forEach((address, number) => {
    const socket = { remoteAddress: isBehindProxy ? '10.0.0.1' : address };
    const headers = isBehindProxy ? { 'x-forwarded-for': address } : {};
    const req = { url: `${address} ${number}`, headers, socket } as unknown as IncomingMessage;
    void listener(req, { destroyed } as ServerResponse);
  });
  while (rounds.length < 4) {
    rounds.push(round);
    round = [];
    await nextRound();
  }
  return rounds;
}

const many = Array.from({ length: 12 }, () => '203.0.113.1');

test.each([false, true])(
  'an address that asks for much lets others go first (behind a proxy: %s)',
  async (isBehindProxy) => {
    const [first, second] = await answersTo([...many, '203.0.113.2'], { isBehindProxy });
    expect(first).toEqual([0, 1, 2, 3].map((number) => `203.0.113.1 ${number}`));
    expect(second).toContain('203.0.113.2 12');
  },
);

test('one round answers a few requests, and the rest come in the next ones', async () => {
  const rounds = await answersTo(many);
  expect(rounds.map(({ length }) => length)).toEqual([4, 4, 4, 0]);
});

test('a client that has gone is not answered', async () => {
  expect((await answersTo(many, { destroyed: true })).flat()).toEqual([]);
});

test('of more than can wait the connections are closed', async () => {
  const destroy = vi.fn();
  const listener = shareTicks(() => {}, false);
  const socket = { remoteAddress: '203.0.113.1', destroy };
  const req = { headers: {}, socket } as unknown as IncomingMessage;
  for (let asked = 0; asked < 1100; asked += 1) listener(req, {} as ServerResponse);
  // 4 are answered in this round, and 1024 wait.
  await expect.poll(() => destroy.mock.calls.length).toBe(1100 - 4 - 1024);
});
