import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { shareEventLoop } from '@/server/edge/share-event-loop';

/** Sends a request from each address in order. Returns the responses of each event loop tick. */
async function responsesTo(addresses: string[], { destroyed = false, isBehindProxy = false } = {}) {
  const rounds: string[][] = [];
  let round: string[] = [];
  const listener = shareEventLoop(({ url }) => void round.push(url ?? ''), isBehindProxy);
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

test.each([
  ['with direct connections', false],
  ['behind a proxy', true],
])(
  'does not delay other clients when one client sends many requests %s',
  async (_where, isBehindProxy) => {
    const [first, second] = await responsesTo([...many, '203.0.113.2'], { isBehindProxy });
    expect(first).toEqual([0, 1, 2, 3].map((number) => `203.0.113.1 ${number}`));
    expect(second).toContain('203.0.113.2 12');
  },
);

test('responds to at most four requests of a client per tick', async () => {
  const rounds = await responsesTo(many);
  expect(rounds.map(({ length }) => length)).toEqual([4, 4, 4, 0]);
});

test('does not respond to a client that has disconnected', async () => {
  expect((await responsesTo(many, { destroyed: true })).flat()).toEqual([]);
});

test('closes the connections of requests that exceed the queue limit', async () => {
  const destroy = vi.fn();
  const listener = shareEventLoop(() => {}, false);
  const socket = { remoteAddress: '203.0.113.1', destroy };
  const req = { headers: {}, socket } as unknown as IncomingMessage;
  for (let sent = 0; sent < 1100; sent += 1) listener(req, {} as ServerResponse);
  // The current tick handles 4 requests, and the queue holds 1024.
  await expect.poll(() => destroy.mock.calls.length).toBe(1100 - 4 - 1024);
});
