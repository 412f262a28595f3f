import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { type Change, followChanges } from '@/server/pages/follow-changes';
import { listening } from '@/tests/support/process/listening';

const secret = 'a-secret-of-sixteen';
const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Starts an API with an outbox. It responds to a long poll once there is a newer change. */
async function anApi(events: Change[]) {
  const requests: (string | null)[] = [];
  const waiting: [after: number, res: ServerResponse][] = [];
  let isBroken = false;
  const server = createServer((req, res) => {
    if (isBroken) return res.destroy();
    if (req.headers.authorization !== `Bearer ${secret}`) return res.writeHead(404).end();
    const after = new URL(req.url ?? '', 'http://localhost').searchParams.get('after');
    requests.push(after);
    if (after === null) send(res, { number: events.at(-1)?.number ?? 1, tags: [] });
    else waiting.push([Number(after), res]);
    respondOk();
  });
  const send = (res: ServerResponse, change: Change) => res.end(JSON.stringify(change));
  const respondOk = () => {
    for (const [after, res] of waiting.splice(0)) {
      const missed = events.filter(({ number }) => number > after);
      const number = missed.at(-1)?.number ?? after;
      if (missed.length > 0) send(res, { number, tags: missed.flatMap(({ tags }) => tags) });
      else waiting.push([after, res]);
    }
  };
  const apiUrl = `http://127.0.0.1:${await listening(server)}`;
  opened.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    apiUrl,
    requests,
    happens(change: Change) {
      events.push(change);
      respondOk();
    },
    breaks() {
      isBroken = true;
      for (const [, res] of waiting.splice(0)) res.destroy();
    },
    mends() {
      isBroken = false;
    },
  };
}

function follower(apiUrl: string) {
  const applied: Change[] = [];
  const apply = async (change: Change) => void applied.push(change);
  opened.push(followChanges({ apiUrl, secret, apply }));
  return applied;
}

test('drops all earlier reads at the start and then applies each change once', async () => {
  const api = await anApi([{ number: 5, tags: ['old'] }]);
  const applied = follower(api.apiUrl);
  await expect.poll(() => api.requests).toEqual([null, '5']);
  api.happens({ number: 7, tags: ['product-1'] });
  await expect.poll(() => api.requests).toEqual([null, '5', '7']);
  expect(applied).toEqual([
    { number: 5, tags: ['*'] },
    { number: 7, tags: ['product-1'] },
  ]);
});

test('applies all changes that it missed during an interruption', async () => {
  const api = await anApi([]);
  const applied = follower(api.apiUrl);
  await expect.poll(() => api.requests).toEqual([null, '1']);
  api.breaks();
  api.happens({ number: 8, tags: ['product-8'] });
  api.happens({ number: 9, tags: ['product-9'] });
  api.mends();
  await expect
    .poll(() => applied.at(-1), { timeout: 5000 })
    .toEqual({
      number: 9,
      tags: ['product-8', 'product-9'],
    });
});

test('requests a change again if it could not be applied', async () => {
  const api = await anApi([]);
  const apply = vi.fn(async ({ number }: Change) => {
    if (number === 6 && apply.mock.calls.length < 4) throw new Error('not yet');
  });
  opened.push(followChanges({ apiUrl: api.apiUrl, secret, apply }));
  await expect.poll(() => api.requests).toEqual([null, '1']);
  api.happens({ number: 6, tags: ['site'] });
  await expect.poll(() => api.requests.at(-1), { timeout: 5000 }).toBe('6');
  expect(apply.mock.calls.map(([{ number }]) => number)).toEqual([1, 6, 6, 6]);
});

test('applies nothing when a long poll returns no changes', async () => {
  const numbers = [1, 4, 4];
  const requests: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url);
    const number = numbers.shift();
    if (number !== undefined) res.end(JSON.stringify({ number, tags: [] }));
  });
  opened.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const applied = follower(`http://127.0.0.1:${await listening(server)}`);
  await expect.poll(() => requests).toHaveLength(4);
  expect(requests.slice(1)).toEqual(['/changes?after=1', '/changes?after=4', '/changes?after=4']);
  expect(applied).toEqual([{ number: 1, tags: ['*'] }]);
});
